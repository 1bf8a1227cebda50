/** @jest-environment node */
import fc from 'fast-check';
import { wholePattern } from '../../../../../src/rules/later-rules';
import { processorTime } from '../../../../../tests/processor-time';
import { randomRuns, runs } from '../../../../../tests/runs';
import { compilePattern } from '../../../../local-firebase/rules/pattern-methods';
import { matchesCondition } from '../../../../security-rules/rules-language';
import { type Judgement, judgePattern } from './judge-pattern';

const unknown = (found: string): Judgement => ({ problem: 'unknown', found });
const broken = (found: string): Judgement => ({ problem: 'broken', found });
const anchor = (found: string): Judgement => ({ problem: 'anchor', found });
const ambiguous: Judgement = { problem: 'ambiguous' };
const long: Judgement = { problem: 'long' };
const takes = (shortest: number): Judgement => ({ shortest });

test.each<[string, Judgement]>([
  // What both sides take.
  ['[A-Z]{3}[0-9]{4}', takes(7)],
  ['[a-zäöüß]+(?: [a-zäöüß]+)*', takes(1)],
  [String.raw`(\+49|0)[1-9]\d{3,12}`, takes(5)],
  [String.raw`\d{1,2}\.\d{1,2}\.\d{4}`, takes(8)],
  [String.raw`[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+`, takes(5)],
  ['a|bc|def', takes(1)],
  ['.*@example\\.com', takes(12)],
  ['.*test.*', takes(4)],
  ['.{1,500}', takes(1)],
  ['[A-Z]{1,3}-[A-Z]{1,2} [1-9][0-9]{0,3}[EH]?', takes(5)],
  ['[a-z]+?[0-9]?', takes(1)],
  [String.raw`\p{Lu}\p{L}*`, takes(1)],
  [String.raw`[-a.\]\-]+`, takes(1)],
  [String.raw`\[\^\$\\\.\*\+\?\(\)\{\}\|\/`, takes(14)],
  ['😀+', takes(1)],
  // A text that may be empty.
  ['[0-9]*', takes(0)],
  ['(?:a|)', takes(0)],
  // What the database does not know.
  ['(?=a)a', unknown('(?=')],
  ['(?!a)b', unknown('(?!')],
  ['(?<=a)b', unknown('(?<=')],
  ['(?<!a)b', unknown('(?<!')],
  ['(?<name>a)', unknown('(?<name>')],
  ['(?P<name>a)', unknown('(?P<name>')],
  ['(?i)a', unknown('(?i)')],
  ['(?i:a)', unknown('(?i:')],
  ['(?>a)', unknown('(?>a)')],
  [String.raw`(a)\1`, unknown('\\1')],
  [String.raw`\k<name>`, unknown('\\k<name>')],
  [String.raw`\bword\b`, unknown('\\b')],
  [String.raw`\Aword\z`, unknown('\\A')],
  [String.raw`\p{Script=Greek}`, unknown('\\p{Script=Greek}')],
  [String.raw`\P{L}`, unknown('\\P{L}')],
  [String.raw`\u0041`, unknown('\\u0')],
  [String.raw`\x41`, unknown('\\x4')],
  [String.raw`\h`, unknown('\\h')],
  [String.raw`[^\S]`, unknown('[\\S]')],
  ['[[:alpha:]]', unknown('[:')],
  ['[a[b]', unknown('[')],
  ['[a&&b]', unknown('&&')],
  ['a++', unknown('++')],
  ['a{2}{3}', unknown('{2}{3')],
  ['a{1001}', unknown('{1001}')],
  // Anchors.
  ['^[0-9]{4}$', anchor('^')],
  ['[0-9]{4}$', anchor('$')],
  // What nobody can read.
  ['(a', broken('(')],
  ['a)', broken(')')],
  ['[a', broken('[')],
  ['[]', broken('[]')],
  ['*a', broken('*')],
  ['a|*', broken('*')],
  ['[z-a]', broken('-')],
  [String.raw`[a-\d]`, broken('-')],
  ['a{3,2}', broken('{3,2}')],
  ['a{', broken('{')],
  ['a]', broken(']')],
  ['a\\', broken('\\')],
  // Two ways, most of them slow in a browser.
  ['(a+)+', ambiguous],
  ['(a*)*', ambiguous],
  ['(a|aa)+', ambiguous],
  ['(a|a)*b', ambiguous],
  ['(a?b?)*c', ambiguous],
  ['(a?){30}a{30}', ambiguous],
  ['(a?|b?){30}c', ambiguous],
  ['(?:a|b|ab)+c', ambiguous],
  [String.raw`(\w+\s?)+`, ambiguous],
  [String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`, ambiguous],
  ['a*a*b', ambiguous],
  ['.*a.*b', ambiguous],
  ['(.*a){9}', ambiguous],
  ['(x+x+)+y', ambiguous],
  ['([a-z]+)*[0-9]', ambiguous],
  ['(a{1,20}){1,20}b', ambiguous],
  [String.raw`(\p{L}|\p{Lu})+!`, ambiguous],
  // Too long.
  ['a'.repeat(501), long],
  ['.{500}.{500}.', long],
  ['((a{100}){100}){100}', long],
])('%s → %j', (pattern, judgement) => {
  expect(judgePattern(pattern)).toEqual(judgement);
});

const sign = fc.constantFrom(
  'a',
  'b',
  'ab',
  '-',
  ' ',
  '.',
  '[ab]',
  '[^a]',
  String.raw`\d`,
  String.raw`\s`,
  String.raw`[\s-]`,
  String.raw`\w`,
  '[a-c-]',
  String.raw`\.`,
);
const often = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}', '{1,3}', '{2,}', '+?');
const { pattern: anyPattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small' },
    sign,
    fc.tuple(tie('pattern'), often).map(([inner, times]) => `(?:${inner})${times}`),
    fc.tuple(tie('pattern'), tie('pattern')).map((each) => `(${each.join('|')})`),
  ),
  pattern: fc
    .array(
      fc.tuple(tie('piece'), often).map((each) => each.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((pieces) => pieces.join('')),
}));
const anyText = fc
  .array(fc.constantFrom('a', 'b', '1', '-', ' ', '\n', '\u00A0', '\u2028', '.', 'ä', '😀', '_'), {
    maxLength: 12,
  })
  .map((signs) => signs.join(''));

/** The pattern of a condition of the security rules. */
const inRules = (condition: string) =>
  (/^value\.matches\('(.*)'\)$/su.exec(condition)?.[1] ?? '').replaceAll(/\\(.)/gsu, '$1');

test('what is let through, the browser and RE2 read alike', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyPattern, fc.array(anyText, { minLength: 5, maxLength: 5 }), (pattern, texts) => {
      if (!('shortest' in judgePattern(pattern))) return;
      const inBrowser = wholePattern(pattern);
      const inDatabase = compilePattern(inRules(matchesCondition('value', inBrowser)));
      for (const text of texts) {
        taken += 1;
        expect([pattern, text, inDatabase(text)]).toEqual([pattern, text, inBrowser.test(text)]);
      }
    }),
    randomRuns({ short: 300, full: 6000 }),
  );
  expect(taken).toBeGreaterThan(runs({ short: 100, full: 4000 }));
});

test('what is let through takes a browser no longer than a line, whatever is written', () => {
  const slow: string[] = [];
  let judged = 0;
  fc.assert(
    fc.property(anyPattern, (pattern) => {
      if (!('shortest' in judgePattern(pattern))) return;
      judged += 1;
      const tested = wholePattern(pattern);
      for (const part of ['a', 'ab', 'aab', '1', ' ', '-a', 'ba ']) {
        const text = `${part.repeat(5000 / part.length)}\uFFFF!`;
        if (processorTime(() => tested.test(text), 25) > 25) slow.push(pattern);
      }
    }),
    randomRuns({ short: 200, full: 2000 }),
  );
  expect(judged).toBeGreaterThan(runs({ short: 2, full: 150 }));
  expect(slow).toEqual([]);
});
