/** @jest-environment node */
import type { Change, Step, Value } from '../../src/schema/values/change';
import { valueAt } from '../../src/schema/values/paths';
import type { EditState } from '../edit-protocol/protocol';
import type { EditClient } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { createSession } from './editor-session';
import { movedIndex } from './moved-place';

const home = 'config/pages/home.ts';
const site = 'config/site.ts';

const hero = { kind: 'hero', title: 'Welcome' };
const cards = {
  kind: 'cards',
  title: 'Services',
  cards: [{ title: 'Web' }, { title: 'Apps' }, { title: 'Shops' }],
};
const map = { kind: 'map', title: 'Find us' };

const pageOf = (...sections: Value[]): Value => ({ title: 'Home', sections });

const stateOf = (version: number, files: EditState['files']): EditState => ({
  version,
  files,
  problems: [],
});

const first = { [home]: pageOf(hero, cards, map), [site]: { names: { one: 'One', two: 'Two' } } };

/** A session whose server answers each step and undo with these files. */
const sessionWith = (after: EditState['files']) => {
  const written = () => Promise.resolve({ is: 'written' as const, state: stateOf(2, after) });
  const client: Partial<EditClient> = { step: written, undo: written, redo: written };
  return createSession(client as EditClient, {} as EditedPage, stateOf(1, first));
};

const ways: [
  string,
  (session: ReturnType<typeof sessionWith>, after: EditState['files']) => unknown,
][] = [
  ['an own step', (session) => session.write({ words: 'A step', changes: [] })],
  ['undo', (session) => session.undo()],
  ['redo', (session) => session.redo()],
  ['others', (session, after) => session.takeState(stateOf(2, after))],
];

const services = 'sections[1].cards[1].title';
const shop = { kind: 'quotes', title: 'Said of us' };

const changes: [string, { path: string; page: Value; expected: string }][] = [
  [
    'comes before it',
    {
      path: services,
      page: pageOf(hero, shop, cards, map),
      expected: 'sections[2].cards[1].title',
    },
  ],
  [
    'goes before it',
    { path: services, page: pageOf(cards, map), expected: 'sections[0].cards[1].title' },
  ],
  ['comes behind it', { path: services, page: pageOf(hero, cards, shop, map), expected: services }],
  [
    'is moved before it',
    { path: services, page: pageOf(hero, map, cards), expected: 'sections[2].cards[1].title' },
  ],
  [
    'is duplicated before it',
    {
      path: services,
      page: pageOf(hero, hero, cards, map),
      expected: 'sections[2].cards[1].title',
    },
  ],
  [
    'of its inner list comes before it',
    {
      path: services,
      page: pageOf(hero, { ...cards, cards: [{ title: 'New' }, ...cards.cards] }, map),
      expected: 'sections[1].cards[2].title',
    },
  ],
  [
    'comes while it is changed itself',
    {
      path: services,
      page: pageOf(hero, shop, { ...cards, title: 'What we do' }, map),
      expected: 'sections[2].cards[1].title',
    },
  ],
  [
    'is changed in place',
    {
      path: services,
      page: pageOf(hero, { ...cards, title: 'What we do' }, map),
      expected: services,
    },
  ],
  ['is gone, with it in it', { path: services, page: pageOf(hero, map), expected: 'sections' }],
  [
    'of its inner list is gone, with it',
    {
      path: services,
      page: pageOf(hero, { ...cards, cards: [cards.cards[0]!] }, map),
      expected: 'sections[1].cards',
    },
  ],
];

describe.each(ways)('what is selected stays so where, by %s, an entry', (_, act) => {
  test.each(changes)('%s', async (__, { path, page, expected }) => {
    const after = { ...first, [home]: page };
    const session = sessionWith(after);
    session.select({ file: home, path });
    await act(session, after);
    expect(session.get().selected).toEqual({ file: home, path: expected });
  });
});

test.each<[string, { path: string; expected: string; file?: string; files: EditState['files'] }]>([
  [
    'of another file changes',
    { path: services, expected: services, files: { ...first, [site]: { names: {} } } },
  ],
  [
    'is in a page that gets another name',
    {
      path: services,
      expected: services,
      file: 'config/pages/start.ts',
      files: { [site]: first[site], 'config/pages/start.ts': first[home] },
    },
  ],
  [
    'is in a page that cannot be read for a while',
    { path: services, expected: services, files: { [site]: first[site] } },
  ],
])('what is selected is the same where it %s', (_, { path, expected, file = home, files }) => {
  const session = sessionWith(files);
  session.select({ file: home, path });
  session.takeState(stateOf(2, files));
  expect(session.get().selected).toEqual({ file, path: expected });
});

test('of a group with names of its own, it follows the new name', () => {
  const session = sessionWith(first);
  session.select({ file: site, path: 'names.one' });
  session.takeState(stateOf(2, { ...first, [site]: { names: { uno: 'One', two: 'Two' } } }));
  expect(session.get().selected).toEqual({ file: site, path: 'names.uno' });
});

test('nothing selected stays nothing, and an older state changes nothing', () => {
  const session = sessionWith(first);
  session.takeState(stateOf(2, { ...first, [home]: pageOf(map) }));
  expect(session.get().selected).toBeUndefined();
  session.select({ file: home, path: 'sections[0]' });
  session.takeState(stateOf(1, { ...first, [home]: pageOf(hero, map) }));
  expect(session.get().selected).toEqual({ file: home, path: 'sections[0]' });
  expect(valueAt(session.get().state.files[home], 'sections[0].kind')).toBe('map');
});

test.each<[string[], string[], (number | undefined)[]]>([
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    [1, 2, 0],
  ],
  [['a', 'b', 'c'], ['b'], [undefined, 0, undefined]],
  [
    ['a', 'a', 'b'],
    ['a', 'b'],
    [0, undefined, 1],
  ],
  [
    ['a', 'b'],
    ['a', 'a', 'b'],
    [0, 2],
  ],
  [
    ['a', 'b'],
    ['a', 'x'],
    [0, 1],
  ],
  [
    ['a', 'b', 'c'],
    ['x', 'c', 'a'],
    [2, 0, 1],
  ],
  [['a'], [], [undefined]],
])('the entries of %j in %j are at %j', (before, after, expected) => {
  expect(before.map((_, at) => movedIndex(before, after, at))).toEqual(expected);
});

test('what of a step was written by itself since the step was made is left out', async () => {
  const title = (value: string, was: string, path: string): Change => ({
    ...{ do: 'set', file: home, path },
    ...{ value, was },
  });
  const after = { ...first, [home]: pageOf({ ...hero, title: 'Hello' }, cards, map) };
  const asked: Step[] = [];
  const client: Partial<EditClient> = {
    step: (step) => {
      asked.push(step);
      return Promise.resolve(
        step.changes.length > 1
          ? { is: 'lost' as const, message: 'It has changed meanwhile.', state: stateOf(2, after) }
          : { is: 'written' as const, state: stateOf(3, after) },
      );
    },
  };
  const session = createSession(client as EditClient, {} as EditedPage, stateOf(1, first));
  const { state } = session.get();
  session.takeState(stateOf(2, after));
  const services = title('What we do', 'Services', 'sections[1].title');
  const step = {
    words: 'Titles',
    changes: [services, title('Hello', 'Welcome', 'sections[0].title')],
  };
  expect(await session.write(step, state)).toMatchObject({ is: 'written' });
  expect(asked.at(-1)).toEqual({ words: 'Titles', changes: [services] });
});

test('why something was not written is no longer told once nothing is left to write', async () => {
  const message = 'It has changed meanwhile.';
  const lost = () => Promise.resolve({ is: 'lost' as const, message, state: stateOf(1, first) });
  const client: Partial<EditClient> = { step: lost };
  const session = createSession(client as EditClient, {} as EditedPage, stateOf(1, first));
  session.markTyped('page', true);
  await session.write({ words: 'A step', changes: [] });
  expect(session.get().notice).toMatchObject({ words: message });
  session.markTyped('page', false);
  expect(session.get().notice).toBeUndefined();
  // Of what was not typed, such as a section that is moved, nothing else tells it.
  await session.write({ words: 'A step', changes: [] });
  expect(session.get().notice).toMatchObject({ words: message });
});

test('what is written and undone while a step is under way comes after it, made of what that leaves', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const late = (words: string) =>
    new Promise<{ is: 'written'; state: EditState }>((resolve) => {
      asked.push(words);
      const state = stateOf(asked.length + 1, { ...first, [home]: { title: words } });
      answers.push(() => resolve({ is: 'written', state }));
    });
  const client: Partial<EditClient> = {
    step: ({ words }) => late(words),
    undo: () => late('undone'),
  };
  const session = createSession(client as EditClient, {} as EditedPage, stateOf(1, first));
  const stepNow = () => {
    const title = session.valueAt({ file: home, path: 'title' });
    return { words: `after ${String(title)}`, changes: [] };
  };
  const all = Promise.all([
    session.write({ words: 'first', changes: [] }),
    session.inTurn((write) => write(stepNow())),
    session.undo(),
  ]);
  const steps = ['first', 'after first', 'undone'];
  for (const [at] of steps.entries()) {
    expect(asked).toEqual(steps.slice(0, at + 1));
    expect(session.get().isWriting).toBe(true);
    answers[at]?.();
    await new Promise(setImmediate);
  }
  await all;
  expect(session.get().isWriting).toBe(false);
});
