/** @jest-environment node */
import fc from 'fast-check';
import type { Value, ValueChange } from '../../../src/schema/values/change';
import { isWithin, valueAt } from '../../../src/schema/values/paths';
import { type Counts, randomRuns } from '../../../tests/runs';
import { walk } from '../../config-values/values';
import { applyEdits } from '../../problems/edits';
import { readConfigSources } from '../config-files';
import { readLiteral } from '../read-literal';
import { applyChange } from './apply-change';
import { plainValue } from './plain-value';
import { commentsOf, evaluate, spellings } from './testing/spellings';

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

const ways = Object.keys(spellings);
const sourcesIn = (spelt: fc.Arbitrary<string>) =>
  fc
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
  // No half of a pair of surrogates, which no file can hold.
  expect(Buffer.from(result.text).toString()).toBe(result.text);
  return result.text;
};

type Chosen = { file: string; text: string; how: string };

type Holds = (source: Chosen, place: number, value: Value) => void;

const check = (counts: Counts, holds: Holds, way = fc.constantFrom(...ways)) =>
  fc.assert(fc.property(sourcesIn(way), fc.nat(), values, holds), randomRuns(counts));

const at = <Entry>(list: readonly Entry[], index: number): Entry | undefined =>
  list[index % list.length];

const isScalar = (value: unknown) => typeof value !== 'object';

const isCanonical = (literal: string) =>
  !/[\\\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/.test(literal) &&
  /^'[^']*'$|^"[^"]*"$|^[\d.]+$|^\w+$/.test(literal);

test.each(ways)(
  'with %s: a value written at any place is read there again, and all else is as before',
  (way) => {
    check(
      { short: 10, full: Math.ceil(2000 / ways.length) },
      ({ file, text }, place, value) => {
        const before = evaluate(text);
        const { path, value: old } = at(walk(before), place)!;
        const after = spliced(file, text, { do: 'set', path, value });
        expect(evaluate(after)).toEqual(put(before, stepsIn(path), plainValue(value)));
        const { start, end } = readLiteral(text).spanOf(path);
        expect([after.slice(0, start), after.slice(after.length - text.length + end)]).toEqual([
          text.slice(0, start),
          text.slice(end),
        ]);
        // Back again, byte for byte.
        if (isScalar(old) && isScalar(value) && isCanonical(text.slice(start, end))) {
          expect(spliced(file, after, { do: 'set', path, value: old })).toBe(text);
        }
      },
      fc.constant(way),
    );
  },
);

test('a whole group or list with one text changed is that text changed, comments and all', () => {
  check({ short: 25, full: 500 }, ({ file, text }, place) => {
    const before = evaluate(text);
    const inner = at(
      walk(before).filter(({ value }) => typeof value === 'string'),
      place,
    );
    if (!inner) return;
    const outer = at(
      walk(before).filter(({ path }) => isWithin(inner.path, path)),
      place,
    )!;
    const changed = put(before, stepsIn(inner.path), 'new words');
    const whole = { do: 'set', path: outer.path, value: valueAt(changed, outer.path) };
    const single = { do: 'set', path: inner.path, value: 'new words' };
    expect(spliced(file, text, whole)).toBe(spliced(file, text, single));
  });
});

type List = { path: string; value: unknown[] };

const listsIn = (value: unknown): List[] =>
  walk(value).flatMap(({ path, value: list }) =>
    Array.isArray(list) && list.length > 0 ? [{ path, value: list }] : [],
  );

test('an entry put into any list is there, and taken out again leaves the first bytes', () => {
  check({ short: 25, full: 500 }, ({ file, text, how }, place, value) => {
    const before = evaluate(text);
    const list = at(listsIn(before), place);
    if (!list) return;
    const index = place % (list.value.length + 1);
    const { path } = list;
    const after = spliced(file, text, { do: 'insert', path, at: index, value });
    const entries = list.value.toSpliced(index, 0, plainValue(value));
    expect(evaluate(after)).toEqual(put(before, stepsIn(path), entries));
    expect(commentsOf(after)).toEqual(commentsOf(text));
    // A list that became too long for one line stands on several.
    const span = readLiteral(text).spanOf(path);
    const isOnLines = /[\r\n]/.test(text.slice(span.start, span.end));
    if (!isOnLines || how.startsWith('comma')) return;
    const back = spliced(file, after, { do: 'remove', path: `${path}[${index}]` });
    if (how !== 'comments in odd places') expect(back).toBe(text);
    expect(evaluate(back)).toEqual(before);
  });
});

test('an entry taken out of any list or group is gone, and all others are as before', () => {
  check({ short: 25, full: 500 }, ({ file, text }, place) => {
    const before = evaluate(text);
    const entry = at(walk(before).slice(1), place);
    if (!entry) return;
    const after = spliced(file, text, { do: 'remove', path: entry.path });
    const around = stepsIn(entry.path);
    const last = around.pop()!;
    const left = valueAt(before, around.join('.'));
    const without = Array.isArray(left)
      ? left.toSpliced(Number(last), 1)
      : Object.fromEntries(Object.entries(left as object).filter(([name]) => name !== last));
    expect(evaluate(after)).toEqual(put(before, around, without));
    const comments = commentsOf(text);
    for (const comment of commentsOf(after)) expect(comments).toContain(comment);
  });
});

test('an entry moved or copied takes all of its words along, and moved back leaves the first bytes', () => {
  check({ short: 25, full: 500 }, ({ file, text, how }, place) => {
    const before = evaluate(text);
    const list = at(listsIn(before), place);
    if (!list) return;
    const { path, value } = list;
    const [from, to] = [place % value.length, (place >> 3) % value.length];
    const moved = spliced(file, text, { do: 'move', path, from, to });
    const order = value.toSpliced(from, 1).toSpliced(to, 0, value[from]);
    expect(evaluate(moved)).toEqual(put(before, stepsIn(path), order));
    expect(commentsOf(moved).toSorted()).toEqual(commentsOf(text).toSorted());
    if (how !== 'comments in odd places') {
      expect(spliced(file, moved, { do: 'move', path, from: to, to: from })).toBe(text);
    }
    const copied = spliced(file, text, { do: 'duplicate', path, at: from });
    expect(evaluate(copied)).toEqual(
      put(before, stepsIn(path), value.toSpliced(from, 0, value[from])),
    );
  });
});
