/** @jest-environment node */
import { decide, inService } from '../testing/decide';

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
    ["'it\\'s' == 'it' + '\\'s'", true],
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
    ['d().map == d().map', true],
    ['d().map == d().map.a', false],
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
    ['7 % 4 == 3', true],
    ['- -5 == 5', true],
    ["'a' + 'b' == 'ab'", true],
    ['2 + 3 == 5', true],
    ['2 + 1.5 == 3.5', 'int + float has no meaning'],
    // maps
    ["{'a': 1 + 1, 'b': d().text}['b'] == 'abc'", true],
    ["{}.size() == 0 && {'a': {'b': 1}} == d().map", true],
    ["{'a': 1}['b'] == 1", 'map has no "b"'],
    ["'a' in {'a': 1} && !('b' in {'a': 1})", true],
    ["{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).affectedKeys().hasOnly(['b'])", true],
    ["{'a': 1}.diff({'b': 1}).affectedKeys().hasOnly(['b'])", false],
    ["{'a': 1}.diff({'b': 1}).affectedKeys().hasAll(['a', 'b'])", true],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", true],
    ["{'a': 1}.diff(['a']).affectedKeys().size() == 0", 'map has no diff()'],
    ["{'a': 1}.affectedKeys().size() == 0", 'map has no affectedKeys()'],
    ["-'a' == 1", '- has no meaning for string'],
    ['1 % 0 == 0', 'int % int has no meaning'],
    ["'a' + 1 == 'a1'", 'string + int has no meaning'],
    // precedence: tighter first
    ['true || false && false', true],
    ["'a' + 'b' == 'ab' && 7 % 4 > 2", true],
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
    ['resource == null', true],
    ["resource.data.text == 'x'", 'null has no "data"'],
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
    ['[].toSet().size() == 0', true],
    ['[d().map, d().map, d(), d().time, request.time].toSet().size() == 4', true],
    ['d().map.toSet().size() == 1', 'map has no toSet()'],
    ["'abc'.toSet().size() == 3", 'string has no toSet()'],
    ["d().list.hasAny('a')", 'expected a list, found string'],
    ['d().text.size() == 3 && d().list.size() == 2 && d().map.size() == 1', true],
    ['d().smile.size() == 2', true],
    ['d().int.size() == 1', 'int has no size()'],
    ["d().get('text', 'x') == 'abc'", true],
    ["d().get('none', 'x') == 'x'", true],
    ['d().get(1, 0) == 0', 'map has no get()'],
    // matches() takes the whole text, in RE2 syntax
    ["d().text.matches('a.c')", true],
    ["d().text.matches('b')", false],
    ["d().text.matches('ab')", false],
    ["d().text.matches('a|abc')", true],
    ["d().lines.matches('a.b')", false],
    ["d().lines.matches('(?s)a.b')", true],
    ["d().int.matches('5')", 'int has no matches()'],
    // time
    ["d().time + duration.value(1, 'm') == request.time", true],
    ["d().time + duration.value(2, 'm') > request.time", true],
    ['request.time + request.time == request.time', 'timestamp + timestamp has no meaning'],
  ])('%s comes to %p', (expression, expected) => {
    expect(outcome(expression)).toBe(expected);
  });
});
