@echo off
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" %KEYLOOM_JAVA_OPTIONS% -cp "%HOME_DIR%\lib\*" dev.keyloom.app.Launcher %*
exit /b %ERRORLEVEL%
