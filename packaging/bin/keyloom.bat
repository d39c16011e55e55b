@echo off
rem Starts Keyloom: the window without arguments or with "open", otherwise a command without a window.
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
for %%j in ("%HOME_DIR%\lib\keyloom-*.jar") do set "JAR=%%~fj"
set "QUICK="
if not "%~1"=="" if /i not "%~1"=="open" if /i not "%~1"=="serve" set "QUICK=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Xlog:disable"
"%JAVA%" %QUICK% %KEYLOOM_JAVA_OPTIONS% -cp "%JAR%" dev.keyloom.app.Launcher %*
exit /b %ERRORLEVEL%
