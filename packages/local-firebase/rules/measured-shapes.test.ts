/** @jest-environment node */
import { mostBytes, mostLevels } from '../../rules-language/rules-limits';
import { rulesSize, tooLarge } from '../../rules-language/rules-size';
import { inService } from '../testing/decide';
import { compileRules } from './compile-rules';
import { measuredCalls, measuredCosts, measuredDepths } from './testing/measured-shapes';

const inMatch = (rules: string) => inService(`match /c/{id} { ${rules} }`);

const compiled = (source: string) =>
  compileRules(source, { file: 'any', service: 'cloud.firestore' });

const stored = new Map<string, bigint | Map<string, bigint>>([
  ['a', 1n],
  ['m', new Map([['k', 1n]])],
]);
const configured = () => new Map([['on', true]]);

test.each(measuredCosts)(
  'it is counted as at Firebase: $shape',
  ({ rules, from, to, cutShort }) => {
    const { allowed, expressions } = compiled(inMatch(rules)).decide({
      method: 'get',
      path: ['databases', '(default)', 'documents', 'c', 'x'],
      stored: { data: stored },
      documents: { before: configured, after: configured },
    });
    expect(allowed).toBe(true);
    expect(expressions).toBeGreaterThanOrEqual(from);
    expect(expressions - 3.5).toBeLessThanOrEqual(to);
    const most = rulesSize(inMatch(rules)).expressions;
    if (cutShort) expect(most).toBeGreaterThan(expressions);
    else expect(most).toBe(expressions);
  },
);

test.each(measuredDepths)('it is as deep as at Firebase: $shape', ({ of, most }) => {
  const [deepest, tooDeep] = [most, most + 1].map((parts) =>
    inMatch(`allow get: if ${of(parts)};`),
  ) as [string, string];
  expect(rulesSize(deepest).levels).toBeLessThanOrEqual(mostLevels);
  expect(() => compiled(deepest)).not.toThrow();
  expect(rulesSize(tooDeep).levels).toBeGreaterThan(mostLevels);
  expect(() => compiled(tooDeep)).toThrow('levels are too deep');
});

test('a member and a place in a list are no deeper than what they are of', () => {
  const long = `resource.data${'.a'.repeat(300)}${'[0]'.repeat(300)} == 1`;
  expect(rulesSize(inMatch(`allow get: if ${long};`)).levels).toBe(1);
});

test('so many functions wait for each other as at Firebase', () => {
  const functions = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      place === 0
        ? 'function f0() { return true; }'
        : `function f${place}() { return f${place - 1}(); }`,
    ).join(' ');
  expect(() => compiled(inMatch(functions(measuredCalls)))).not.toThrow();
  expect(() => compiled(inMatch(functions(measuredCalls + 1)))).toThrow(
    'functions wait for each other',
  );
});

/** A condition of this many expressions; an odd number. */
const ofCost = (expressions: number) => {
  const literals = Array.from({ length: (expressions - 3) / 2 }, () => '!true');
  return `[${literals.join(', ')}] != []`;
};

test.each([
  [999, true],
  [1001, false],
])('a request that evaluates %d expressions: %p', (expressions, allowed) => {
  const rules = inMatch(`allow get: if ${ofCost(expressions)};`);
  expect(rulesSize(rules).expressions).toBe(expressions);
  const request = {
    method: 'get',
    path: ['databases', '(default)', 'documents', 'c', 'x'],
  } as const;
  expect(compiled(rules).decide(request).allowed).toBe(allowed);
  const either = inMatch(`allow get: if ${ofCost(expressions)} || true; allow get: if true;`);
  expect(compiled(either).decide(request).allowed).toBe(allowed);
});

test('a file of more bytes than were tried is refused', () => {
  const long = inMatch(`// ${'x'.repeat(mostBytes)}\n`);
  expect(() => compiled(long)).toThrow(/bytes are too many: Firebase takes 256000$/);
  expect(tooLarge(rulesSize(long))).toMatchObject({ of: 'bytes of rules', most: mostBytes });
});
