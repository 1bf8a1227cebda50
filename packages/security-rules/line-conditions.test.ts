/** @jest-environment node */
import { oneLineText } from '../../src/fields/text-value';
import { filledText, minLengthPattern } from '../../src/rules/predicates';
import type { RulesValue } from '../local-firebase/rules/rules-value';
import { decide, inService } from '../local-firebase/testing/decide';
import { type Line, lineConditions } from './line-conditions';

const lines: Line[] = [
  { value: 'data.any', constraints: [{ fits: oneLineText }] },
  { value: 'data.short', constraints: [{ fits: oneLineText }, { longest: 5 }] },
  { value: 'data.filled', constraints: [{ longest: 5 }, { fits: filledText }] },
  { value: 'data.digits', constraints: [{ fits: /^[0-9]+$/su }, { longest: 20 }, { longest: 3 }] },
  { value: 'data.least', constraints: [{ longest: 20 }, { fits: minLengthPattern(4) }] },
  {
    value: 'data.not',
    constraints: [{ fits: /^[^-x]*$/su }, { fits: /^a.b|$/su }, { longest: 20 }],
  },
];

const { functions, condition } = lineConditions('lines', lines);

const rules = inService(`match /c/{id} {
  ${functions.join('\n')}
  function valid(data) { return ${condition}; }
  allow create: if valid(request.resource.data);
}`);

const good = { any: '', short: 'abcde', filled: ' x', digits: '123', least: 'abcd', not: 'a.b' };

const isTaken = (changed: Record<string, RulesValue>) =>
  decide(rules, { data: new Map(Object.entries({ ...good, ...changed })) }).allowed;

test.each<[string, Record<string, RulesValue>, boolean]>([
  ['what fits', {}, true],
  ['no text at all but where it must be', { any: '', short: '', filled: 'x', not: '' }, true],
  ['a text without a limit', { any: 'x'.repeat(10_000) }, true],
  ['a character too many', { short: 'abcdef' }, false],
  ['emoji of two UTF-16 units', { short: '😀😀x' }, true],
  ['a unit too many', { short: '😀😀😀' }, false],
  ['as few units as may be, in emoji', { least: ' 😀😀 ' }, true],
  ['a unit too few', { least: ' 😀x ' }, false],
  ['as many emoji between others as may be', { least: 'x😀x' }, true],
  ['a pattern that counts characters beside one that counts units', { not: 'a😀b' }, true],
  ['the narrower of two limits', { digits: '1234' }, false],
  ['only blanks', { filled: ' \t\u2028' }, false],
  ['what a pattern refuses', { digits: '12x' }, false],
  ['what the first of two patterns refuses', { not: 'a-b' }, false],
  ['what the second of two patterns refuses', { not: 'abab' }, false],
  ['a line break', { any: 'a\nb' }, false],
  ['a carriage return', { any: 'a\rb' }, false],
  ['the mark of another limit', { any: '\r' }, false],
  ['the mark and what follows it', { short: '\r\nabcdefghij' }, false],
  ['the next value in the one before', { short: 'a\nb', filled: '' }, false],
  ['a number for a text of digits', { digits: 123n }, false],
  ['a list for a text', { any: ['a'] }, false],
  ['nothing for a text', { any: null }, false],
  ['a box for a text', { any: true }, false],
])('many lines asked at once: %s', (_, changed, taken) => {
  expect(isTaken(changed)).toBe(taken);
});
