/** @jest-environment node */
import { processorTime } from '../../../tests/processor-time';
import { decide, inService, sampleData } from '../testing/decide';
import { compileRules, type RulesMethod } from './compile-rules';

describe('a rules file', () => {
  test.each([
    ['allow get: if true ? true;', '5:32: expected ":", found ";"'],
    ['allow get: if exists(1);', '5:21: exists() takes a path'],
    [
      'allow get: if /a/b == 1;',
      '5:21: a path is only supported in get, exists, getAfter, existsAfter',
    ],
    [
      'allow get: if exists(/a/b);',
      '5:28: expected /databases/$(database)/documents/ and a document',
    ],
    [
      'allow get: if exists(/databases/$(database)/documents/c);',
      '5:28: expected /databases/$(database)/documents/ and a document',
    ],
    [
      'allow get: if exists(/databases/$(database)/documents/c/$(nobody));',
      '5:28: the variable "nobody" is not known here',
    ],
    ['function get(a) { return a; }', '5:16: "get" is a function of the language'],
    ["allow get: if 'a'.split('') == [];", '5:25: split() takes a pattern in quotes'],
    ["allow get: if 'a'.trim() == 1;", '5:25: the method "trim" is not supported'],
    ['allow get: if math.abs(1) == 1;', '5:21: the variable "math" is not known here'],
    ['allow get: if user == 1;', '5:21: the variable "user" is not known here'],
    ['allow get: if request.query.limit < 5;', '5:29: request.query is not supported'],
    ['allow get: if resource.size < 5;', '5:30: resource.size is not supported'],
    ['allow get: if request.resource.size < 5;', '5:38: request.resource.size is not supported'],
    [
      "allow get: if duration.value(1, 'h') == 1;",
      "5:30: only duration.value(…, 'm') is supported",
    ],
    [
      'allow get: if timestamp.value(1) == request.time;',
      '5:31: only timestamp.date(…) is supported',
    ],
    ['allow get: if 1 is latitude;', '5:23: the type "latitude" is not supported'],
    ['allow peek: if true;', '5:13: the method "peek" is not supported'],
    ['deny get;', '5:7: expected match, allow, function or "}", found "deny"'],
    ['allow get: if 1 & 2;', '5:23: "&" is not supported'],
    ['allow get: if 1 === 2;', '5:25: expected a value, found "="'],
    ["allow get: if 'abc'[0:] == 'a';", '5:29: expected a value, found "]"'],
    [
      "allow get: if 'a'.matches('\\d');",
      "5:33: a string that does not end on its line, or has other escapes than \\\\, \\', \\n and \\r",
    ],
    [
      "allow get: if 'a'.matches('(?=a)');",
      '5:33: error parsing regexp: invalid or unsupported Perl syntax: `(?=`',
    ],
    ["allow get: if 'a'.matches('a' + 'b');", '5:25: matches() takes a pattern in quotes'],
    [
      "allow get: if 'a;",
      "5:21: a string that does not end on its line, or has other escapes than \\\\, \\', \\n and \\r",
    ],
    ["allow get: if 'a'.replace('b', '$1') == 'a';", '5:25: replace() by parts is not supported'],
    [
      "allow get: if 'a'.replace('b', 'c' + 'd') == 'a';",
      '5:25: replace() takes a pattern and a text in quotes',
    ],
    ['/* allow get; */', '5:7: expected match, allow, function or "}", found "/*"'],
    ["allow get: if 'a'.size(1) == 1;", '5:25: size() takes 0 arguments, found 1'],
    ['allow get: if true', '6:5: expected ";", found "}"'],
    ['allow get: true;', '5:18: expected "if", found "true"'],
    ['allow get: if {id: 1} == 1;', '5:22: expected a name in quotes, found "id"'],
    ["allow get: if {'id' 1} == 1;", '5:27: expected ":", found "1"'],
    [
      'function f() { return g(); } function g() { return f(); }',
      '5:29: the function "g" is not known here',
    ],
    ['function f() { return nope; }', '5:29: the variable "nope" is not known here'],
    ['function f() { return 1; } function f() { return 1; }', '5:43: "f" is already in use'],
    ['function f(a, a) { return a; }', '5:16: "a" is already in use'],
    ['function f() { if (true) { return 1; } }', '5:22: expected "return", found "if"'],
    [
      'function f(a, b, c, d, e, f, g, h) { return 1; }',
      '5:16: a function takes at most 7 parameters',
    ],
    ['function f(a) { return a; } allow get: if f();', '5:49: f() takes 1 arguments, found 0'],
    ['match /d/{id} { allow get; }', '5:7: "id" is already in use'],
    ['match d { allow get; }', '5:13: expected a path, found "d"'],
    ['match /d/{e} { allow get;', '8:2: expected match, allow, function or "}", found the end'],
  ])('that has %s is refused: %s', (body, message) => {
    const source = inService(`    match /c/{id} {\n      ${body}\n    }`);
    expect(() => decide(source)).toThrow(`test.rules:${message}`);
  });

  test.each([
    ['service cloud.firestore {}', '1:1: expected "rules_version", found "service"'],
    [
      "rules_version = '1';\nservice cloud.firestore {}",
      "1:17: only rules_version '2' is supported",
    ],
    [
      "rules_version = '2';\nservice firebase.storage {}",
      '2:1: expected service cloud.firestore, found firebase.storage',
    ],
    [
      "rules_version = '2';\nservice cloud.firestore { allow get; }",
      '2:33: allow belongs in a match',
    ],
    [
      "rules_version = '2';\nservice cloud.firestore {}\nservice a {}",
      '3:1: expected the end, found "service"',
    ],
    ['', '1:1: expected "rules_version", found the end'],
  ])('that is %j is refused: %s', (source, message) => {
    expect(() => decide(source)).toThrow(`test.rules:${message}`);
  });

  test('knows the fields of the service it is for', () => {
    const source = `rules_version = '2';
service firebase.storage { match /b/{b}/o { match /{id} {
  allow create: if request.resource.size < 5 && request.resource.md5Hash == 'x';
} } }`;
    expect(() => compileRules(source, { file: 's.rules', service: 'firebase.storage' })).toThrow(
      's.rules:3:66: request.resource.md5Hash is not supported',
    );
  });
});

describe('a match', () => {
  const matching = (pattern: string) => inService(`match ${pattern} { allow create; }`);

  test.each([
    ['/c/{id}', 'c/1', true],
    ['/c/{id}', 'd/1', false],
    ['/c/{id}', 'c/1/d/2', false],
    ['/c/one', 'c/one', true],
    ['/c/one', 'c/two', false],
    ['/c/{a}/d/{b}', 'c/1/d/2', true],
  ])('%s of %s allows: %p', (pattern, path, expected) => {
    expect(decide(matching(pattern), { path }).allowed).toBe(expected);
  });

  test('in a match continues its path and sees its wildcards and functions', () => {
    const source = inService(`match /c/{outer} {
      function same(a) { return a == outer; }
      match /d/{inner} { allow create: if same(inner); }
    }`);
    expect(decide(source, { path: 'c/1/d/1' }).allowed).toBe(true);
    expect(decide(source, { path: 'c/1/d/2' }).allowed).toBe(false);
    expect(decide(source, { path: 'd/1' }).allowed).toBe(false);
  });

  test('passes a function only its arguments, not the variables of its caller', () => {
    const source = `function f() { return a; } function g(a) { return f(); }`;
    expect(() => decide(inService(source))).toThrow('the variable "a" is not known here');
  });
});

describe('allow', () => {
  test.each<[string, RulesMethod[]]>([
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, create', ['get', 'create']],
  ])('%s grants %p and nothing else', (methods, granted) => {
    const source = inService(`match /c/{id} { allow ${methods}; }`);
    const all: RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
    expect(all.filter((method) => decide(source, { method }).allowed)).toEqual(granted);
  });

  test('grants when one of several does, whatever becomes of the others', () => {
    const source = inService(`match /c/{id} {
      allow create: if request.resource.data.missing;
      allow create: if false;
      allow create: if true;
    }`);
    expect(decide(source).allowed).toBe(true);
  });

  test('reports the result of each line if none grants', () => {
    const source = inService(`match /c/{id} {
      allow create: if request.resource.data.missing;
      allow create, get: if 1 == 2;
    }`);
    expect(decide(source).reasons).toEqual([
      'line 5 failed: map has no "missing"',
      'line 6 is not true',
    ]);
    expect(decide(source, { method: 'delete' }).reasons).toEqual(['no rule allows delete here']);
  });

  test('compares what is to be stored with what is stored', () => {
    const source = inService(
      'match /c/{id} { allow update: if request.resource.data == resource.data; }',
    );
    const stored = new Map([...sampleData].reverse());
    expect(decide(source, { method: 'update', stored }).allowed).toBe(true);
    const changed = new Map(sampleData).set('int', 6n);
    expect(decide(source, { method: 'update', stored: changed }).allowed).toBe(false);
  });
});

test('a pattern that would take a backtracking engine years is done at once', () => {
  const data = new Map([['text', `${'a'.repeat(50_000)}!`]]);
  const source = inService(
    "match /c/{id} { allow create: if request.resource.data.text.matches('(a+)+'); }",
  );
  const took = processorTime(() => expect(decide(source, { data }).allowed).toBe(false), 2000);
  expect(took).toBeLessThan(2000);
});
