/** @jest-environment node */
import { processorTime } from '../../../tests/processor-time';
import { compileRules, type RulesMethod } from './compile-rules';
import { firestoreService, storageService } from './rules-service';
import { type RulesValue, timestamp } from './rules-value';

const now = Date.parse('2026-11-21T12:00:00Z');

const sampleData = new Map<string, RulesValue>([
  ['text', 'abc'],
  ['smile', 'a\u{1F600}'],
  ['int', 5n],
  ['float', 1.5],
  ['whole', 5],
  ['yes', true],
  ['nothing', null],
  ['list', ['a', 'b']],
  ['map', new Map<string, RulesValue>([['a', new Map([['b', 1n]])]])],
  ['time', timestamp(now - 60_000)],
]);

const inService = (body: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

const decide = (
  source: string,
  {
    method = 'create',
    path = 'c/1',
    data = sampleData,
    stored = null,
  }: {
    method?: RulesMethod;
    path?: string;
    data?: RulesValue;
    stored?: RulesValue;
  } = {},
) => {
  const ruleset = compileRules(source, { file: 'test.rules', service: firestoreService });
  const request = new Map<string, RulesValue>([
    ['auth', null],
    ['method', method],
    ['path', { type: 'path', text: path }],
    ['time', timestamp(now)],
    ['resource', new Map([['data', data]])],
  ]);
  return ruleset.decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    request,
    resource: stored,
  });
};

/** What an expression comes to: true, false, or what its evaluation failed of. */
const outcome = (expression: string): boolean | string => {
  const { allowed, reasons } = decide(
    inService(`match /c/{id} {
      function d() { return request.resource.data; }
      allow create: if ${expression};
    }`),
  );
  if (allowed) return true;
  const [, failure] = /failed: (.*)$/.exec(reasons.join()) ?? [];
  return failure ?? false;
};

describe('an expression of the rules language', () => {
  test.each<[string, boolean | string]>([
    ['true', true],
    ['false', false],
    ["\"it's\" == 'it\\'s'", true],
    ["'a\\\\b' == 'a\\\\b' && 'a\\\\b'.size() == 3", true],
    ['null == null', true],
    // logic: one side that settles it is enough
    ['true || d().missing', true],
    ['d().missing || true', true],
    ['false || d().missing', 'map has no "missing"'],
    ['d().missing || false', 'map has no "missing"'],
    ['d().missing || d().gone', 'map has no "gone"'],
    ['false && d().missing', false],
    ['d().missing && false', false],
    ['true && d().missing', 'map has no "missing"'],
    ['d().missing && true', 'map has no "missing"'],
    ['1 && true', 'expected bool, found int'],
    ['true && 1', 'expected bool, found int'],
    ['!false', true],
    ['!d().yes', false],
    ['!1', 'expected bool, found int'],
    ['1', false],
    // equality
    ["d().text == 'abc'", true],
    ["d().text != 'abc'", false],
    ["d().int == '5'", false],
    ['d().int == d().whole', true],
    ['1 == 1.0', true],
    ['d().nothing == null', true],
    ["d().list == ['a', 'b']", true],
    ["d().list == ['b', 'a']", false],
    ["d().list == ['a', 'b', 'c']", false],
    ["d().map == {'a': {'b': 1}}", true],
    ["d().map == {'a': {'b': 2}}", false],
    ["d().map == {'a': {'b': 1, 'c': 2}}", false],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
    ["d().list == 'a'", false],
    ['request.time == request.time', true],
    ['request.time == d().time', false],
    // order
    ['1 < 2', true],
    ['2 < 2', false],
    ['2 <= 2', true],
    ['3 <= 2', false],
    ['2 > 1', true],
    ['2 > 2', false],
    ['2 >= 2', true],
    ['1 >= 2', false],
    ['1 < 1.5', true],
    ["'a' < 'b'", true],
    ["'a' < 1", 'string and int have no order'],
    ['d().time < request.time', true],
    ["duration.value(1, 'm') < request.time", 'duration and timestamp have no order'],
    // in
    ["'a' in d().list", true],
    ["'c' in d().list", false],
    ["'text' in d()", true],
    ["'none' in d()", false],
    ["'a' in 'abc'", 'string in string has no meaning'],
    // arithmetic
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['7 - 2 - 1 == 4', true],
    ['7 / 2 == 3', true],
    ['7 % 4 == 3', true],
    ['7 / 2.0 == 3.5', true],
    ['-5 + 6 == 1', true],
    ['- -5 == 5', true],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 == 'a1'", 'string + int has no meaning'],
    ["-'a' == 1", '- has no meaning for string'],
    ['1 / 0 == 0', 'division by zero'],
    ['1 % 0 == 0', 'division by zero'],
    ['9223372036854775807 + 1 > 0', 'integer overflow'],
    ['1.5e3 == 1500', true],
    // precedence: tighter first
    ['true || false && false', true],
    ['1 + 1 == 2 && 2 > 1', true],
    ["'a' in ['a'] == true", true],
    ['!false && false', false],
    // ternary: the branch that is not chosen is not evaluated
    ['d().yes ? 1 == 1 : d().missing', true],
    ['!d().yes ? d().missing : 1 == 2', false],
    ['d().yes ? d().missing : true', 'map has no "missing"'],
    ['d().missing ? true : true', 'map has no "missing"'],
    ['d().text ? true : true', 'expected bool, found string'],
    ['(false ? 1 : true ? 2 : 3) == 2', true],
    ['false || true ? false : true', false],
    ["(d().yes ? {'a': 1} : {'b': 2}).a == 1", true],
    // is
    ['d().text is string', true],
    ['d().int is int', true],
    ['d().int is float', false],
    ['d().float is float', true],
    ['d().float is int', false],
    ['d().int is number && d().float is number', true],
    ['d().text is number', false],
    ['d().yes is bool', true],
    ['d().map is map', true],
    ['d().list is list', true],
    ['d().time is timestamp', true],
    ["duration.value(1, 's') is duration", true],
    ['d().nothing is string', false],
    ['d().missing is string', 'map has no "missing"'],
    // members and indexes
    ['d().map.a.b == 1', true],
    ["d()['text'] == 'abc'", true],
    ["d().list[0] == 'a'", true],
    ["d().list[2] == 'a'", 'no such index in list'],
    ["d().list[-1] == 'a'", 'no such index in list'],
    ['d().text.length == 3', 'string has no "length"'],
    ['d().__proto__ == null', 'map has no "__proto__"'],
    ['d().constructor == null', 'map has no "constructor"'],
    ['request.auth == null', true],
    ["request.auth.uid == 'x'", 'null has no "uid"'],
    ['resource == null', true],
    ["resource.data.text == 'x'", 'null has no "data"'],
    ["request.method == 'create'", true],
    ["id == '1' && database == '(default)'", true],
    // methods
    ["d().keys().hasAll(['text', 'int'])", true],
    ["d().keys().hasAll(['text', 'none'])", false],
    ["d().map.keys().hasOnly(['a', 'b'])", true],
    ["d().map.keys().hasOnly(['b'])", false],
    ["d().list.hasAny(['z', 'b'])", true],
    ["d().list.hasAny(['z'])", false],
    ["['a', 'b', 'a'].toSet().size() == 2", true],
    ["['a', 'A', 1, '1', true, 'true', null, 'null'].toSet().size() == 8", true],
    ['[1, 1.0, 1.5].toSet().size() == 2', true],
    ["[[1], [1.0], ['1'], [[1]]].toSet().size() == 3", true],
    ["[d().map, d().map, {'a': {'b': 1}}, {'a': {'b': 2}}].toSet().size() == 2", true],
    ["[d().time, request.time, duration.value(1, 's')].toSet().size() == 3", true],
    ['[].toSet().size() == 0', true],
    ["['a', 'b'].toSet() == ['b', 'a', 'b'].toSet()", true],
    ["['a', 'b'].toSet() == ['a', 'c'].toSet()", false],
    ["['a'].toSet() == ['a']", false],
    ['[[1].toSet(), [1, 1].toSet(), [2].toSet()].toSet().size() == 2', true],
    ['d().map.toSet().size() == 1', 'map has no toSet()'],
    ["'abc'.toSet().size() == 3", 'string has no toSet()'],
    ["d().list.hasAny('a')", 'expected a list, found string'],
    ['d().text.size() == 3 && d().list.size() == 2 && d().map.size() == 1', true],
    ['d().smile.size() == 2', true],
    ['d().int.size() == 1', 'int has no size()'],
    ["'  a b '.trim() == 'a b'", true],
    ["d().get('text', 'x') == 'abc'", true],
    ["d().get('none', 'x') == 'x'", true],
    ["d().get(['map', 'a', 'b'], 0) == 1", true],
    ["d().get(['map', 'z', 'b'], 0) == 0", true],
    ['d().get(1, 0) == 0', 'get() takes a string or a list of them'],
    // matches() takes the whole text, in RE2 syntax
    ["d().text.matches('a.c')", true],
    ["d().text.matches('b')", false],
    ["d().text.matches('ab')", false],
    ["d().text.matches('a|abc')", true],
    ["'a\\nb'.matches('a.b')", false],
    ["'a\\nb'.matches('(?s)a.b')", true],
    ["d().int.matches('5')", 'int has no matches()'],
    ["'a+c'.matches('a' + '[+]c')", true],
    ["'a'.matches('(' + '')", 'error parsing regexp: missing closing ): `(`'],
    // time
    ["d().time + duration.value(2, 'm') > request.time", true],
    ["d().time + duration.value(59, 's') > request.time", false],
    ["request.time - d().time == duration.value(60, 's')", true],
    ["request.time - duration.value(1, 'h') < d().time", true],
    ["duration.value(1, 'd') + duration.value(1, 'w') == duration.value(192, 'h')", true],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", true],
    [
      "duration.value(1, 'y') == duration.value(1, 'd')",
      'duration.value takes an int and one of w, d, h, m, s, ms, ns',
    ],
    ['request.time + request.time == request.time', 'timestamp + timestamp has no meaning'],
    [`request.time.toMillis() == ${now}`, true],
  ])('%s comes to %p', (expression, expected) => {
    expect(outcome(expression)).toBe(expected);
  });
});

describe('a rules file', () => {
  test.each<[string, string, string]>([
    [
      'a ternary without its second branch',
      'allow get: if true ? true;',
      '5:32: expected ":", found ";"',
    ],
    [
      'a path in an expression',
      'allow get: if exists(/a/b);',
      '5:28: paths in expressions are not supported',
    ],
    [
      'an unknown function',
      'allow get: if exists(1);',
      '5:21: the function "exists" is not known here',
    ],
    [
      'an unknown method of a value',
      "allow get: if 'a'.split('b') == 1;",
      '5:25: the method "split" is not supported',
    ],
    [
      'an unknown namespace',
      'allow get: if math.abs(1) == 1;',
      '5:21: the variable "math" is not known here',
    ],
    ['an unknown name', 'allow get: if user == 1;', '5:21: the variable "user" is not known here'],
    [
      'an unknown field of the request',
      'allow get: if request.query.limit < 5;',
      '5:29: request.query is not supported for cloud.firestore',
    ],
    [
      'an unknown field of the resource',
      'allow get: if resource.size < 5;',
      '5:30: resource.size is not supported for cloud.firestore',
    ],
    [
      'an unknown field of the incoming resource',
      'allow get: if request.resource.size < 5;',
      '5:38: request.resource.size is not supported for cloud.firestore',
    ],
    [
      'an unknown duration function',
      'allow get: if duration.abs(1) == 1;',
      '5:30: duration.abs is not supported',
    ],
    [
      'an unknown type',
      'allow get: if 1 is latitude;',
      '5:23: the type "latitude" is not supported',
    ],
    [
      'an unknown request method',
      'allow peek: if true;',
      '5:13: the method "peek" is not supported',
    ],
    [
      'an unknown statement',
      'deny get;',
      '5:7: expected match, allow, function or "}", found "deny"',
    ],
    ['an unknown operator', 'allow get: if 1 & 2;', '5:23: "&" is not supported'],
    ['a loose equality', 'allow get: if 1 === 2;', '5:25: expected a value, found "="'],
    ['a range', "allow get: if 'abc'[0:1] == 'a';", '5:28: ranges ([a:b]) are not supported'],
    [
      'a bad escape',
      "allow get: if 'a'.matches('\\d');",
      '5:33: the escape \\d is not supported; write \\\\ for one \\',
    ],
    [
      'a bad pattern',
      "allow get: if 'a'.matches('(?=a)');",
      '5:33: error parsing regexp: invalid or unsupported Perl syntax: `(?=`',
    ],
    ['an open string', "allow get: if 'a;", '5:21: a string that does not end on its line'],
    ['an open comment', '/* allow get;', '5:7: a comment that does not end'],
    [
      'too many arguments',
      "allow get: if 'a'.size(1) == 1;",
      '5:25: size() takes 0 arguments, found 1',
    ],
    [
      'a number that is no int',
      'allow get: if 9223372036854775808 == 1;',
      '5:21: this number is no 64-bit integer',
    ],
    ['a missing semicolon', 'allow get: if true', '6:5: expected ";", found "}"'],
    ['a condition without if', 'allow get: true;', '5:18: expected "if", found "true"'],
    [
      'a computed map key',
      'allow get: if {id: 1} == 1;',
      '5:22: expected a string as key, found "id"',
    ],
    [
      'recursion',
      'function f() { return g(); } function g() { return f(); }',
      '5:16: "f" calls itself; recursion is not supported',
    ],
    [
      'an unused function that is wrong',
      'function f() { return nope; }',
      '5:29: the variable "nope" is not known here',
    ],
    [
      'a function declared twice',
      'function f() { return 1; } function f() { return 1; }',
      '5:43: "f" is declared twice',
    ],
    [
      'a variable declared twice',
      'function f(a) { let a = 1; return a; }',
      '5:16: "a" is declared twice',
    ],
    [
      'a variable before its let',
      'function f() { let a = b; let b = 1; return a; }',
      '5:30: the variable "b" is not known here',
    ],
    [
      'a statement in a function',
      'function f() { if (true) { return 1; } }',
      '5:22: expected "return", found "if"',
    ],
    [
      'too many parameters',
      'function f(a, b, c, d, e, f, g, h) { return 1; }',
      '5:16: a function takes at most 7 parameters and 10 variables',
    ],
    [
      'the wrong number of arguments',
      'function f(a) { return a; } allow get: if f();',
      '5:49: f() takes 1 arguments, found 0',
    ],
    [
      'a wildcard in use',
      'match /d/{id} { allow get; }',
      '5:7: the wildcard "id" is already in use',
    ],
    ['two rests', 'match /{a=**}/{b=**} { allow get; }', '5:7: a path takes only one {name=**}'],
    ['a match without a path', 'match d { allow get; }', '5:13: "d" is not supported'],
    [
      'an open block',
      'match /d/{e} { allow get;',
      '8:2: expected match, allow, function or "}", found "the end of the file"',
    ],
  ])('is refused for %s, with its place', (_, body, message) => {
    const source = inService(`    match /c/{id} {\n      ${body}\n    }`);
    expect(() => decide(source)).toThrow(`test.rules:${message}`);
  });

  test.each([
    [
      'a missing version',
      'service cloud.firestore {}',
      '1:1: expected "rules_version", found "service"',
    ],
    [
      'another version',
      "rules_version = '1';\nservice cloud.firestore {}",
      "1:17: only rules_version '2' is supported",
    ],
    [
      'another service',
      "rules_version = '2';\nservice firebase.storage {}",
      '2:1: expected service cloud.firestore, found firebase.storage',
    ],
    [
      'an allow outside a match',
      "rules_version = '2';\nservice cloud.firestore { allow get; }",
      '2:33: allow belongs in a match',
    ],
    [
      'two services',
      "rules_version = '2';\nservice cloud.firestore {}\nservice a {}",
      '3:1: expected the end of the file, found "service"',
    ],
    ['an empty file', '', '1:1: expected "rules_version", found the end of the file'],
  ])('is refused for %s', (_, source, message) => {
    expect(() => decide(source)).toThrow(`test.rules:${message}`);
  });

  test('knows the fields of the service it is for', () => {
    const source = `rules_version = '2';
service firebase.storage { match /b/{b}/o { match /{all=**} {
  allow create: if request.resource.size < 5 && request.resource.md5Hash == 'x';
} } }`;
    expect(() => compileRules(source, { file: 's.rules', service: storageService })).toThrow(
      's.rules:3:66: request.resource.md5Hash is not supported for firebase.storage',
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
    ['/c/{rest=**}', 'c/1', true],
    ['/c/{rest=**}', 'c/1/d/2', true],
    ['/c/{id}/{rest=**}', 'c/1', true],
    ['/{all=**}', 'x/y', true],
    ['/{any=**}/d/{id}', 'c/1/d/2', true],
    ['/{any=**}/d/{id}', 'd/2', true],
    ['/{any=**}/d/{id}', 'c/1/e/2', false],
  ])('%s of %s allows: %p', (pattern, path, expected) => {
    expect(decide(matching(pattern), { path }).allowed).toBe(expected);
  });

  test('in a match continues its path and sees its wildcards and functions', () => {
    const source = inService(`match /c/{outer} {
      function same(a) { let b = outer; return a == b; }
      match /d/{inner} { allow create: if same(inner); }
    }`);
    expect(decide(source, { path: 'c/1/d/1' }).allowed).toBe(true);
    expect(decide(source, { path: 'c/1/d/2' }).allowed).toBe(false);
    expect(decide(source, { path: 'd/1' }).allowed).toBe(false);
  });

  test('hands a function its arguments alone, not the variables of its caller', () => {
    const source = `function f() { return a; } function g(a) { return f(); }`;
    expect(() => decide(inService(source))).toThrow('the variable "a" is not known here');
  });
});

describe('allow', () => {
  test.each<[string, RulesMethod[]]>([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
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

  test('says what each line came to when none grants', () => {
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
    const stored = new Map([['data', new Map([...sampleData].reverse())]]);
    expect(decide(source, { method: 'update', stored }).allowed).toBe(true);
    const changed = new Map([['data', new Map(sampleData).set('int', 6n)]]);
    expect(decide(source, { method: 'update', stored: changed }).allowed).toBe(false);
  });
});

test('a pattern that would take a backtracking engine years is done at once', () => {
  const data = new Map([['text', `${'a'.repeat(50_000)}!`]]);
  const source = inService(
    "match /c/{id} { allow create: if request.resource.data.text.matches('(a+)+'); }",
  );
  const took = processorTime(() => expect(decide(source, { data }).allowed).toBe(false));
  expect(took).toBeLessThan(2000);
});
