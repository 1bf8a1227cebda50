/** @jest-environment node */
import fc from 'fast-check';
import type { Value } from '../../src/schema/values/change';
import { isSame } from '../../src/schema/values/same-value';
import { randomRuns } from '../../tests/runs';
import { applyToFiles, type Files } from '../config-values/apply-to-value';
import { differences } from './differences';
import { changesOfValues } from './list-changes';
import { takeBackChanges } from './take-back';

const file = 'config/pages/home.ts';

const card = (title: string, text = `All about ${title}, in a line or two.`) => ({
  title,
  text,
  picture: { scene: ['window', 'card'] },
  action: { label: `More of ${title}`, to: `/${title}` },
});

const page = (cards: Value[]): Value => ({
  title: 'Home',
  sections: [
    { kind: 'hero', title: 'Welcome' },
    { kind: 'cards', title: 'Our Services', cards },
  ],
});

const short = (before: Value, after: Value) =>
  differences(before, after).map(({ kind, path, wasPath }) => `${kind} ${path || wasPath}`);

const cards: Value[] = ['Web', 'Apps', 'Print', 'Advice'].map((title) => card(title));
const [web, apps, print, advice] = cards as [Value, Value, Value, Value];

test.each<[string, Value, Value, string[]]>([
  ['nothing', page(cards), page([...cards]), []],
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  [
    'an inserted card, one change',
    page(cards),
    page([web, card('Shops'), apps, print, advice]),
    ['added sections[1].cards[1]'],
  ],
  [
    'a card that was taken out',
    page(cards),
    page([web, print, advice]),
    ['removed sections[1].cards[1]'],
  ],
  [
    'a card that was moved',
    page(cards),
    page([advice, web, apps, print]),
    ['moved sections[1].cards[0]'],
  ],
  [
    'a card that was moved and has another text',
    page(cards),
    page([card('Advice', 'We sit down with you.'), web, apps, print]),
    ['moved sections[1].cards[0]', 'changed sections[1].cards[0].text'],
  ],
  [
    'a card of another title',
    page(cards),
    page([card('Web sites', 'All about Web, in a line or two.'), apps, print, advice]),
    [
      'changed sections[1].cards[0].title',
      'changed sections[1].cards[0].action.label',
      'changed sections[1].cards[0].action.to',
    ],
  ],
  [
    'a section of another kind',
    { sections: [{ kind: 'cards', title: 'A' }] },
    { sections: [{ kind: 'steps', title: 'A' }] },
    ['removed sections[0]', 'added sections[0]'],
  ],
  [
    'a point in other words among others',
    { points: ['One', 'Two', 'Three'] },
    { points: ['One', 'Zwei', 'Three'] },
    ['changed points[1]'],
  ],
  [
    'one more point, and one in other words',
    { points: ['One good reason', 'Two'] },
    { points: ['First', 'One very good reason', 'Two'] },
    ['added points[0]', 'changed points[1]'],
  ],
  ['a key more', { a: 1 }, { a: 1, b: [1, 2] }, ['added b']],
  ['a key less', { a: 1, b: [1, 2] }, { a: 1 }, ['removed b']],
  ['a list that is none any more', { a: [1] }, { a: 'one' }, ['changed a']],
  [
    'two entries of one name, one of them gone',
    {
      rules: [
        { field: 'A', check: 'x', message: '1' },
        { field: 'A', check: 'y', message: '2' },
      ],
    },
    { rules: [{ field: 'A', check: 'y', message: '2' }] },
    ['removed rules[0]'],
  ],
])('%s', (_, before, after, found) => {
  expect(short(before, after)).toEqual(found);
});

const word = fc.constantFrom('Web', 'Apps', 'Print', 'a longer text', 'another longer text', '');

const value: fc.Arbitrary<Value> = fc.letrec<{ any: Value; group: Value; list: Value[] }>(
  (tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(word, fc.integer({ min: 0, max: 3 }), fc.boolean()),
      tie('list'),
      tie('group'),
    ),
    list: fc.array(tie('any'), { maxLength: 5 }),
    group: fc.dictionary(
      fc.constantFrom('kind', 'name', 'title', 'text', 'cards', 'to'),
      tie('any'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  }),
).group;

/** A value and another one that was made from it by changes here and there. */
const edited = fc.tuple(value, value, fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 6 }));

const shuffle = (of: Value, [from, to]: [number, number], other: Value): Value => {
  if (Array.isArray(of)) {
    if (of.length === 0) return [other];
    const at = from % of.length;
    const entry = of[at] as Value;
    if (to % 4 === 0) return of.toSpliced(at, 1);
    if (to % 4 === 1) return of.toSpliced(at, 0, other);
    if (to % 4 === 2) return of.toSpliced(at, 1).toSpliced(to % of.length, 0, entry);
    return of.with(at, shuffle(entry, [to, from], other));
  }
  if (typeof of !== 'object') return other;
  const keys = Object.keys(of);
  const key = keys[from % Math.max(1, keys.length)];
  if (key === undefined) return { title: other };
  const { [key]: entry, ...rest } = of;
  if (to % 7 === 0) return rest;
  return { ...of, [key]: shuffle(entry as Value, [to, from + 1], other) };
};

const changedFrom = ([start, other, moves]: [Value, Value, [number, number][]]) =>
  moves.reduce((of, move) => shuffle(of, move, other), start);

test('one after the other, in any order, taken back gives the first value', () => {
  fc.assert(
    fc.property(edited, fc.infiniteStream(fc.nat()), (made, choices) => {
      const [start] = made;
      const before: Files = { [file]: start };
      let after: Files = { [file]: changedFrom(made) };
      const next = choices[Symbol.iterator]();
      for (let round = 0; round < 200; round += 1) {
        const left = changesOfValues({ before, after });
        if (left.length === 0) break;
        const one = left[next.next().value % left.length]!;
        const changes = takeBackChanges({ before, after }, [one.change.id]);
        expect(changes).toHaveLength(1);
        after = changes.reduce(applyToFiles, after);
      }
      expect(isSame(after[file], start)).toBe(true);
    }),
    randomRuns({ short: 100, full: 1000 }),
  );
});

test('each takes back itself: there is one less, or what is left is told as other changes', () => {
  fc.assert(
    fc.property(edited, fc.nat(), (made, choice) => {
      const before: Files = { [file]: made[0] };
      const after: Files = { [file]: changedFrom(made) };
      const list = changesOfValues({ before, after });
      if (list.length === 0) return;
      const one = list[choice % list.length]!;
      const [change] = takeBackChanges({ before, after }, [one.change.id]);
      const left = changesOfValues({ before, after: applyToFiles(after, change!) });
      // What is left may be less alike than before, and then it is told as an entry gone and a new one.
      const isGone = left.every(({ change: other }) => other.id !== one.change.id);
      expect(isGone || left.length < list.length).toBe(true);
    }),
    randomRuns({ short: 100, full: 1000 }),
  );
});

test('all at once give the first value', () => {
  fc.assert(
    fc.property(edited, (made) => {
      const before: Files = { [file]: made[0] };
      const after: Files = { [file]: changedFrom(made) };
      const ids = changesOfValues({ before, after }).map(({ change }) => change.id);
      expect(new Set(ids).size).toBe(ids.length);
      const back = takeBackChanges({ before, after }, ids).reduce(applyToFiles, after);
      expect(isSame(back[file], made[0])).toBe(true);
    }),
    randomRuns({ short: 100, full: 500 }),
  );
});

test('what is said to be there is there: each change knows what stands at its place', () => {
  fc.assert(
    fc.property(edited, (made) => {
      const after: Files = { [file]: changedFrom(made) };
      for (const { undoing } of changesOfValues({ before: { [file]: made[0] }, after })) {
        if (undoing.do !== 'change' || !('was' in undoing.change)) continue;
        const { was, path } = undoing.change;
        const now = path
          .split(/[.[\]]+/)
          .filter(Boolean)
          .reduce<unknown>(
            (at, step) => (at as Record<string, unknown> | undefined)?.[step],
            after[file],
          );
        expect(now).toEqual(was);
      }
    }),
    randomRuns({ short: 100, full: 500 }),
  );
});
