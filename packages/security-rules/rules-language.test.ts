/** @jest-environment node */
import { RE2JS } from 're2js';
import { compileRules } from '../../tools/local-firebase/rules/compile-rules';
import { matchesCondition, rulesText, whiteSpace } from './rules-language';

const everySign = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('white space is the same to JavaScript and to the security rules, sign by sign', () => {
  const inRules = RE2JS.compile(`[${whiteSpace}]`);
  const differ = everySign.filter((sign) => {
    const blank = inRules.testExact(sign);
    return blank !== /\s/.test(sign) || blank !== (sign.trim() === '');
  });
  expect(differ).toEqual([]);
});

test.each([
  [/^a\s[\s.]\S\/$/su, String.raw`v.matches('(?s)a[W][W.][^W]\\/')`],
  [/^[^\s@]'$/su, String.raw`v.matches('(?s)[^W@]\'')`],
])('a pattern is translated into the security rules: %p', (pattern, condition) => {
  expect(matchesCondition('v', pattern)).toBe(
    condition.replaceAll('W', whiteSpace.replaceAll('\\', '\\\\')),
  );
});

test.each([/^a$/, /^a$/isu, /a$/su, /^a/su, /^[\S]$/su])(
  'a pattern that means two things is refused: %p',
  (pattern) => {
    expect(() => matchesCondition('v', pattern)).toThrow(/^The pattern /);
  },
);

test.each(["it's", '\\', '*/ //', '"${1}"', 'ß 😀 \u202E'])(
  'a text cannot break out of its literal in the rules: %j',
  (text) => {
    const source = `rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if b == ${rulesText(text)}; } }`;
    const { decide } = compileRules(source, { file: 'any', service: 'cloud.firestore' });
    const ask = (id: string) => decide({ method: 'get', path: ['a', id] }).allowed;
    expect([ask(text), ask('other')]).toEqual([true, false]);
  },
);

test.each(['\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\uD83D'])(
  'a sign that might end a literal is refused: %j',
  (text) => expect(() => rulesText(text)).toThrow(/cannot hold/),
);
