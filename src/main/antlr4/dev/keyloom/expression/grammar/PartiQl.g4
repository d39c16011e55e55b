/*
 * The part of PartiQL that DynamoDB documents: SELECT, INSERT, UPDATE and DELETE of one table, and EXISTS.
 *
 * As in the grammar of expressions, the rules are wider than the language, and which function stands where is decided on
 * the tree. Every decision needs one token only.
 */
grammar PartiQl;

statement : (select | insert | update | delete | exists) SEMICOLON? EOF ;

select : SELECT (STAR | column (COMMA column)*) FROM source (WHERE condition)? (ORDER BY term (COMMA term)*)? ;

column : path ;

source : name (DOT name)? ;

term : path (ASC | DESC)? ;

insert : INSERT INTO name VALUE value ;

update : UPDATE name clause+ WHERE condition returning? ;

clause : SET assignment (COMMA assignment)* | REMOVE path (COMMA path)* ;

assignment : path EQUAL sum ;

sum : addend (sign=(PLUS | MINUS) addend)? ;

addend : LPAREN sum RPAREN | value ;

delete : DELETE FROM name WHERE condition returning? ;

returning : RETURNING (ALL | MODIFIED) (OLD | NEW) STAR ;

exists : EXISTS LPAREN select RPAREN ;

// Conditions

condition : conjunction (OR conjunction)* ;

conjunction : negation (AND negation)* ;

negation : NOT negation | test ;

test : primary (comparison | range | membership | nothing)? ;

comparison : comparator primary ;

comparator : EQUAL | NOT_EQUAL | LESS | LESS_EQUAL | GREATER | GREATER_EQUAL ;

range : NOT? BETWEEN primary AND primary ;

membership : NOT? IN (LPAREN primary (COMMA primary)* RPAREN | LBRACKET primary (COMMA primary)* RBRACKET) ;

nothing : IS NOT? (MISSING | NULL) ;

primary : LPAREN condition RPAREN | value ;

// Values

value : path arguments? | PARAMETER | scalar | list | map | set ;

arguments : LPAREN (primary (COMMA primary)*)? RPAREN ;

path : name step* ;

step : DOT name | LBRACKET (NUMBER | TEXT) RBRACKET ;

name
    : IDENTIFIER
    | QUOTED
    | VALUE
    | ALL
    | MODIFIED
    | OLD
    | NEW
    | ASC
    | DESC
    | BY
    | EXISTS
    ;

scalar : TEXT | MINUS? NUMBER | TRUE | FALSE | NULL ;

list : LBRACKET (value (COMMA value)*)? RBRACKET ;

map : LBRACE (entry (COMMA entry)*)? RBRACE ;

entry : TEXT COLON value ;

set : OPEN_SET (value (COMMA value)*)? CLOSE_SET ;

// Words, in any case

SELECT options { caseInsensitive = true; } : 'select' ;
FROM options { caseInsensitive = true; } : 'from' ;
WHERE options { caseInsensitive = true; } : 'where' ;
ORDER options { caseInsensitive = true; } : 'order' ;
BY options { caseInsensitive = true; } : 'by' ;
ASC options { caseInsensitive = true; } : 'asc' ;
DESC options { caseInsensitive = true; } : 'desc' ;
INSERT options { caseInsensitive = true; } : 'insert' ;
INTO options { caseInsensitive = true; } : 'into' ;
VALUE options { caseInsensitive = true; } : 'value' ;
UPDATE options { caseInsensitive = true; } : 'update' ;
SET options { caseInsensitive = true; } : 'set' ;
REMOVE options { caseInsensitive = true; } : 'remove' ;
DELETE options { caseInsensitive = true; } : 'delete' ;
RETURNING options { caseInsensitive = true; } : 'returning' ;
ALL options { caseInsensitive = true; } : 'all' ;
MODIFIED options { caseInsensitive = true; } : 'modified' ;
OLD options { caseInsensitive = true; } : 'old' ;
NEW options { caseInsensitive = true; } : 'new' ;
EXISTS options { caseInsensitive = true; } : 'exists' ;
AND options { caseInsensitive = true; } : 'and' ;
OR options { caseInsensitive = true; } : 'or' ;
NOT options { caseInsensitive = true; } : 'not' ;
BETWEEN options { caseInsensitive = true; } : 'between' ;
IN options { caseInsensitive = true; } : 'in' ;
IS options { caseInsensitive = true; } : 'is' ;
MISSING options { caseInsensitive = true; } : 'missing' ;
NULL options { caseInsensitive = true; } : 'null' ;
TRUE options { caseInsensitive = true; } : 'true' ;
FALSE options { caseInsensitive = true; } : 'false' ;

IDENTIFIER : [\p{L}_$] [\p{L}\p{M}\p{N}_$]* ;
QUOTED : '"' (~'"' | '""')* '"' ;
TEXT : '\'' (~'\'' | '\'\'')* '\'' ;
NUMBER : ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+-]? [0-9]+)? ;
PARAMETER : '?' ;

OPEN_SET : '<<' ;
CLOSE_SET : '>>' ;
EQUAL : '=' ;
NOT_EQUAL : '<>' | '!=' ;
LESS : '<' ;
LESS_EQUAL : '<=' ;
GREATER : '>' ;
GREATER_EQUAL : '>=' ;
PLUS : '+' ;
MINUS : '-' ;
STAR : '*' ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACKET : '[' ;
RBRACKET : ']' ;
LBRACE : '{' ;
RBRACE : '}' ;
COLON : ':' ;
COMMA : ',' ;
DOT : '.' ;
SEMICOLON : ';' ;

SPACE : [ \t\r\n\u000C]+ -> skip ;
COMMENT : '--' ~[\r\n]* -> skip ;

UNKNOWN : . ;
