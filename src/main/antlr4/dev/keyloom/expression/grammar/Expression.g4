/*
 * DynamoDB's expressions, all five kinds, with the literals that a model's conditions may hold.
 *
 * The rules are wider than the language: which function stands where, what may be compared, and which dialect has
 * literals is decided on the tree, where a message can say what is wrong. Every decision needs one token only.
 */
grammar Expression;

// Whole expressions. A key condition, a filter and a condition have the same form.

conditionExpression : condition EOF ;

projectionExpression : path (COMMA path)* EOF ;

updateExpression : clause+ EOF ;

// Conditions

condition : conjunction (OR conjunction)* ;

conjunction : negation (AND negation)* ;

negation : NOT negation | test ;

test : primary (comparison | range | membership)? ;

comparison : comparator primary ;

comparator : EQUAL | NOT_EQUAL | LESS | LESS_EQUAL | GREATER | GREATER_EQUAL ;

range : BETWEEN primary AND primary ;

membership : IN LPAREN primary (COMMA primary)* RPAREN ;

primary : LPAREN condition RPAREN | operand ;

// Updates

clause
    : SET assignment (COMMA assignment)*
    | REMOVE path (COMMA path)*
    | ADD change (COMMA change)*
    | DELETE change (COMMA change)*
    ;

assignment : path EQUAL sum ;

sum : addend (sign=(PLUS | MINUS) addend)? ;

addend : LPAREN sum RPAREN | operand ;

change : path operand ;

// Operands

operand : path arguments? | VALUE_PLACEHOLDER | literal ;

arguments : LPAREN (primary (COMMA primary)*)? RPAREN ;

path : attribute step* ;

step : DOT attribute | LBRACKET NUMBER RBRACKET ;

// The words that open an update's clauses are no keywords elsewhere, and REMOVE is not reserved by the service.
attribute : IDENTIFIER | NAME_PLACEHOLDER | SET | REMOVE | ADD | DELETE ;

literal : TEXT | MINUS? NUMBER | TRUE | FALSE | NULL ;

// Words: keywords in any case, functions are identifiers

AND options { caseInsensitive = true; } : 'and' ;
OR options { caseInsensitive = true; } : 'or' ;
NOT options { caseInsensitive = true; } : 'not' ;
BETWEEN options { caseInsensitive = true; } : 'between' ;
IN options { caseInsensitive = true; } : 'in' ;
SET options { caseInsensitive = true; } : 'set' ;
REMOVE options { caseInsensitive = true; } : 'remove' ;
ADD options { caseInsensitive = true; } : 'add' ;
DELETE options { caseInsensitive = true; } : 'delete' ;
TRUE options { caseInsensitive = true; } : 'true' ;
FALSE options { caseInsensitive = true; } : 'false' ;
NULL options { caseInsensitive = true; } : 'null' ;

IDENTIFIER : [\p{L}_] WORD_PART* ;
NAME_PLACEHOLDER : '#' WORD_PART+ ;
VALUE_PLACEHOLDER : ':' WORD_PART+ ;
fragment WORD_PART : [\p{L}\p{M}\p{N}_] ;

NUMBER : [0-9]+ ('.' [0-9]+)? ([eE] [+-]? [0-9]+)? ;
TEXT : '\'' (~'\'' | '\'\'')* '\'' ;

EQUAL : '=' ;
NOT_EQUAL : '<>' ;
LESS : '<' ;
LESS_EQUAL : '<=' ;
GREATER : '>' ;
GREATER_EQUAL : '>=' ;
PLUS : '+' ;
MINUS : '-' ;
LPAREN : '(' ;
RPAREN : ')' ;
LBRACKET : '[' ;
RBRACKET : ']' ;
COMMA : ',' ;
DOT : '.' ;

SPACE : [ \t\r\n\u000C]+ -> skip ;

// What people write who know another language: named here so that messages can answer it

FOREIGN_OPERATOR : '==' | '!=' | '&&' | '||' | '!' ;
DOUBLE_QUOTED : '"' ~'"'* '"' ;
UNCLOSED_TEXT : '\'' (~'\'' | '\'\'')* ;
UNKNOWN : . ;
