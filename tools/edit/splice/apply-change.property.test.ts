/** @jest-environment node */
import fc from 'fast-check';
import type { ValueChange } from '../../../src/editor/changed-value';
import type { Value } from '../../../src/editor/protocol';
import { readConfigSources } from '../../config-reader/config-files';
import { readLiteral } from '../../config-reader/read-literal';
import { listOf, walk } from '../../config-reader/values';
import { applyEdits } from '../../problems/edits';
import { applyChange } from './apply-change';
import { plainValue } from './plain-value';
import { commentsOf, said, spellings } from './testing/spellings';

/** `SPLICE_SEED` makes other runs; the same seed makes the same ones again. */
const seed = Number(process.env.SPLICE_SEED ?? 2026);
const runs = Number(process.env.SPLICE_RUNS ?? 2000);

type Source = { file: string; text: string };

const sites = ['.', 'examples/dentist', 'tests/sites/agency', 'tests/sites/frame'];

const real: Source[] = sites.flatMap((site) =>
  Object.entries(readConfigSources(site)).map(([file, text]) => ({ file, text })),
);

const signs = fc.string({ unit: 'binary', maxLength: 8 });
const words = fc.oneof(
  { arbitrary: fc.string({ maxLength: 60 }), weight: 3 },
  { arbitrary: signs, weight: 2 },
  {
    arbitrary: fc
      .array(
        fc.constantFrom(
          "'",
          '"',
          '`',
          '$',
          '{',
          '}',
          '\\',
          '\n',
          '\r\n',
          '\t',
          '\0',
          '1',
          '//',
          '/*',
          '*/',
          '\u2028',
          '\ud800',
          '\udc00',
          '😀',
          '\ufeff',
          '\u202e',
          ',',
          'é',
          'n',
          'u',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
    weight: 3,
  },
);
const numbers = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 1e21, 1e-7, 5e-324, 0.1, 1.5, Number.MAX_VALUE),
);
const names = fc
  .oneof(
    fc.constantFrom(
      'title',
      'label',
      'to',
      'kind',
      'größe',
      'two words',
      '1',
      'a-b',
      "it's",
      'constructor',
    ),
    fc.string({ minLength: 1, maxLength: 10 }),
  )
  .filter((name) => name !== '__proto__' && !/[.[\]]/.test(name));

const { value: values } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    words,
    numbers,
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const generated = fc
  .dictionary(names, values, { minKeys: 1, maxKeys: 6, noNullPrototype: true })
  .map((value): Source => {
    const written = JSON.stringify(value, null, 2).replaceAll('1e-7', '0.5');
    const digits = written.replaceAll(/(?<=[\s:])-?[\d.]+(?:e[+-]?\d+)(?=[,\n]|$)/g, '7');
    return {
      file: 'config/pages/made.ts',
      text: `export default ${digits} satisfies PageDefinition;\n`,
    };
  });

const spelt = fc.constantFrom(...Object.keys(spellings));
const sources = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...real), weight: 3 },
      { arbitrary: generated, weight: 1 },
    ),
    spelt,
  )
  .map(([{ file, text }, how]) => ({ file, text: spellings[how]!(text), how }));

/** The value with another one at these steps. */
const put = (value: unknown, [step, ...rest]: string[], by: unknown): unknown => {
  if (step === undefined) return by;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  copy[step] = put(copy[step], rest, by);
  return copy;
};

const stepsIn = (path: string) => path.match(/[^.[\]]+/g) ?? [];

const spliced = (file: string, text: string, change: object) => {
  const result = applyChange(file, text, { file, ...change } as ValueChange);
  if ('impossible' in result) throw new Error(result.impossible);
  expect(applyEdits(text, result.edits)).toBe(result.text);
  return result.text;
};

const isScalar = (value: unknown) => typeof value !== 'object';

const check = (
  property: fc.IProperty<
    [typeof sources extends fc.Arbitrary<infer S> ? S : never, number, Value, number]
  >,
  count: number,
) => fc.assert(property, { seed, numRuns: count });

const at = <Entry>(list: readonly Entry[], index: number) => list[index % list.length]!;

test('a value written at any place is read there again, and all else is as before', () => {
  check(
    fc.property(sources, fc.nat(), values, fc.nat(), ({ file, text }, place, value) => {
      const before = said(text);
      const { path, value: old } = at(walk(before), place);
      const after = spliced(file, text, { do: 'set', path, value });
      expect(said(after)).toEqual(put(before, stepsIn(path), plainValue(value)));
      const { start, end } = readLiteral(text).spanOf(path);
      const tail = text.slice(end);
      expect(after.startsWith(text.slice(0, start)) && after.endsWith(tail)).toBe(true);
      if (!isScalar(old) || !isScalar(value)) return;
      // What was there is there again, byte for byte.
      if (!text.slice(start, end).includes('\\')) {
        expect(spliced(file, after, { do: 'set', path, value: old })).toBe(text);
      }
    }),
    runs,
  );
});
