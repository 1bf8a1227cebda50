/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../src/schema/values/change';
import { putFile } from '../../tests/put-files';
import type { EditStore } from './edit-store';
import { dyingAt } from './testing/dying-at';
import { createSmallSite, outcome, set, step, type TestSite } from './testing/test-site';

const page = 'config/pages/contact.ts';
const other = 'config/pages/career.ts';
const check = () => [];

const first = {
  [page]: `export default {\n  title: '0',\n  lead: 'Words',\n};\n`,
  [other]: `export default { title: '0' };\n`,
};

let site: TestSite;
beforeEach(() => {
  site = createSmallSite(first);
});
afterEach(() => site.remove());

const named = (words: string, path: string, value: string, was: string) => ({
  ...step(set(page, path, value, was)),
  words,
});

const replaced = (from: string, to: string) => {
  expect(site.read(page)).toContain(from);
  site.write(page, site.read(page).replace(from, to));
};

const twoSteps = async () => {
  const store = site.open({ check });
  await store.apply(named('Lead', 'lead', 'More', 'Words'));
  await store.apply(named('Title', 'title', '1', '0'));
  return store;
};

describe('a step whose place others have changed since', () => {
  test.each([false, true])(
    'is set aside, which is said, and the ones before it are undone; after a restart (%s) too',
    async (restart) => {
      let store = await twoSteps();
      replaced('"1"', '"mine"');
      const text = site.read(page);
      const answer = await store.undo();
      expect(outcome(answer)).toMatch(/^lost: “Title” cannot be undone.*contact\.ts.*“Lead”/);
      expect(answer.is === 'lost' && answer.state.undo).toBe('Lead');
      expect(site.read(page)).toBe(text);
      if (restart) store = site.open({ check });
      expect(store.state().undo).toBe('Lead');
      expect(outcome(await store.undo())).toBe('written');
      expect(site.read(page)).toBe(first[page].replace(`'0'`, '"mine"'));
      expect(store.state().undo).toBeUndefined();
      expect(outcome(await store.undo())).toBe('lost: There is nothing to undo.');
      expect(outcome(await store.redo())).toBe('written');
      expect(site.read(page)).toBe(text);
    },
  );

  test('is undone after all where its place is as it was again', async () => {
    const store = await twoSteps();
    const text = site.read(page);
    rmSync(join(site.folder, page));
    expect(outcome(await store.undo())).toMatch(/^lost: “Title” cannot be undone/);
    site.write(page, text);
    expect((await store.refresh()).undo).toBe('Title');
    expect([outcome(await store.undo()), outcome(await store.undo())]).toEqual([
      'written',
      'written',
    ]);
    expect(site.texts()).toEqual(first);
    expect([outcome(await store.redo()), outcome(await store.redo())]).toEqual([
      'written',
      'written',
    ]);
    expect(site.read(page)).toBe(text);
  });

  test('is set aside where it cannot be redone, and the next one is redone', async () => {
    const store = await twoSteps();
    await store.undo();
    await store.undo();
    replaced(`'Words'`, `'Others'`);
    expect(outcome(await store.redo())).toMatch(/^lost: “Lead” cannot be redone.*“Title”/);
    expect(outcome(await store.redo())).toBe('written');
    expect(site.read(page)).toContain('title: "1"');
    expect(site.read(page)).toContain(`lead: 'Others'`);
    expect(store.state().redo).toBeUndefined();
  });

  test('is not in the way of new steps, which are undone before it', async () => {
    const store = await twoSteps();
    replaced('"1"', '"mine"');
    await store.undo();
    await store.apply(named('New', 'lead', 'New', 'More'));
    expect(store.state().undo).toBe('New');
    await store.undo();
    expect(store.state().undo).toBe('Lead');
  });
});

describe('of entries that are alike', () => {
  /** A merge of whole texts takes one entry for the other here, as it does not know which of them a step has brought. */
  const entry = (kind: string, title: string) => `{"kind":"${kind}","title":"${title}"}`;
  const written = (...entries: string[]) => `export default { cards: [${entries.join(', ')}] };\n`;
  const insert = {
    do: 'insert',
    file: page,
    path: 'cards',
    at: 0,
    value: { kind: 'map', title: 'New' },
    was: [{ kind: 'map', title: 'Old' }],
  } satisfies Change;
  const remove = {
    do: 'remove',
    file: page,
    path: 'cards[0]',
    was: { kind: 'map', title: 'Old' },
  } satisfies Change;
  const [old, second] = [entry('map', 'Old'), entry('map', 'Second')];

  test.each<[string, Change, [before: string, now: string, undone: string | undefined]]>([
    [
      'a new one goes beside one that others have changed',
      insert,
      [
        written(old),
        written(entry('map', 'New'), entry('video', 'Old')),
        written(entry('video', 'Old')),
      ],
    ],
    [
      'a new one that others have changed does not go',
      insert,
      [written(old), written(entry('video', 'New'), old), undefined],
    ],
    [
      'one that was deleted comes back as it was',
      remove,
      [
        written(old, second),
        written(entry('video', 'Second')),
        written(old, entry('video', 'Second')),
      ],
    ],
  ])('%s', async (_, change, [before, now, undone]) => {
    site.write(page, before);
    const store = site.open({ check });
    expect(outcome(await store.apply(step(change)))).toBe('written');
    site.write(page, now);
    expect((await store.undo()).is).toBe(undone === undefined ? 'lost' : 'written');
    expect(site.read(page)).toBe(undone ?? now);
  });
});

const tom = 'public/pictures/tom.webp';
const bytesIn = (file: string) => {
  const path = join(site.folder, file);
  return existsSync(path) ? readFileSync(path) : undefined;
};
const put = (file: string, bytes: Buffer) => {
  putFile(join(site.folder, file), bytes);
};
/** No text: half of a character, and a NUL. */
const picture = Buffer.from([0xff, 0x00, 0xd8, 0x0a, 0x80]);
const another = Buffer.from([0x80, 0x0a]);

const show = (store: EditStore, was = 'Words', address = '/pictures/tom.webp') => {
  put(tom, picture);
  store.stored(tom);
  return store.apply(named('Picture', 'lead', address, was));
};

describe('a picture that a step stores', () => {
  test.each([false, true])(
    'goes with its undo and comes back with its redo, after a restart (%s) too',
    async (restart) => {
      let store = site.open({ check });
      await show(store);
      const text = site.read(page);
      const again = () => {
        if (restart) store = site.open({ check });
      };
      for (let round = 0; round < 2; round += 1) {
        again();
        expect(outcome(await store.undo())).toBe('written');
        expect([bytesIn(tom), site.texts()]).toEqual([undefined, first]);
        again();
        expect(outcome(await store.redo())).toBe('written');
        expect([bytesIn(tom), site.read(page)]).toEqual([picture, text]);
      }
      expect(readdirSync(join(site.folder, 'public/pictures'))).toEqual(['tom.webp']);
    },
  );

  test('is told before the check looks, which sees it', async () => {
    const seen: boolean[] = [];
    const store = site.open({
      check: () => {
        seen.push(existsSync(join(site.folder, tom)));
        return [];
      },
    });
    const notified: string[] = [];
    store.onArrival((path) => Promise.resolve(void notified.push(path)));
    await show(store);
    await store.undo();
    seen.length = 0;
    await store.redo();
    expect(notified).toEqual([join(site.folder, tom)]);
    expect(seen.at(-1)).toBe(true);
  });

  test('stays where the step does not show it, and where another page shows it by then', async () => {
    const store = site.open({ check });
    put(tom, picture);
    store.stored(tom);
    await store.apply(named('Title', 'title', '1', '0'));
    await store.undo();
    expect(bytesIn(tom)).toEqual(picture);
    await store.apply(named('Picture', 'lead', '/pictures/tom.webp', 'Words'));
    site.write(other, `export default { title: '/pictures/tom.webp' };\n`);
    await store.undo();
    expect(bytesIn(tom)).toEqual(picture);
    site.write(other, first[other]);
    await store.redo();
    await store.undo();
    expect(site.texts()).toEqual(first);
  });

  test('that others have changed is not taken away: the step is set aside', async () => {
    const store = site.open({ check });
    await store.apply(named('Title', 'title', '1', '0'));
    await show(store);
    put(tom, another);
    expect(outcome(await store.undo())).toMatch(/^lost: “Picture” cannot be undone.*tom\.webp/);
    expect(bytesIn(tom)).toEqual(another);
    expect(outcome(await store.undo())).toBe('written');
    expect(site.read(page)).toContain('/pictures/tom.webp');
  });

  test('whose kept bytes are gone is not shown: its redo is set aside', async () => {
    const store = site.open({ check });
    await show(store);
    await store.undo();
    rmSync(join(site.folder, '.local-edits/kept'), { recursive: true });
    expect(outcome(await store.redo())).toMatch(
      /^lost: “Picture” cannot be redone.*no longer kept/,
    );
    expect(site.texts()).toEqual(first);
  });

  test('is removed again where the check refuses the redo', async () => {
    const intact = site.open({ check });
    await show(intact);
    await intact.undo();
    const problem = { code: 'A', severity: 'error', file: page, path: '', message: 'No.' } as const;
    const store = site.open({
      check: (sources) =>
        sources[page]?.includes('tom') === true ? [{ ...problem, place: '' } as never] : [],
    });
    expect(outcome(await store.redo())).toBe('refused: No.');
    expect(bytesIn(tom)).toBeUndefined();
    expect(store.state().redo).toBe('Picture');
  });
});

describe('files that a step restores', () => {
  const restore = (store: EditStore, files: [string, Buffer | undefined][]) =>
    store.apply(
      { words: 'Taken back', changes: [] },
      { restored: { files: new Map(files), spell: (_file, text) => text } },
    );

  test('of public/ come, go and change; undo and redo do so too', async () => {
    const [gone, changed] = ['public/a.svg', 'public/b.svg'];
    put(gone, picture);
    put(changed, picture);
    const store = site.open({ check });
    const files: [string, Buffer | undefined][] = [
      [tom, picture],
      [gone, undefined],
      [changed, another],
    ];
    expect(outcome(await restore(store, files))).toBe('written');
    const now = () => [tom, gone, changed].map(bytesIn);
    for (let round = 0; round < 2; round += 1) {
      expect(now()).toEqual([picture, undefined, another]);
      expect(outcome(await store.undo())).toBe('written');
      expect(now()).toEqual([undefined, picture, picture]);
      expect(outcome(await store.redo())).toBe('written');
    }
  });

  test('of config/ are part of the step, byte for byte', async () => {
    const text = `// As it was.\nexport default { title: '0' };\r\n`;
    const store = site.open({ check });
    expect(outcome(await restore(store, [[other, Buffer.from(text)]]))).toBe('written');
    expect(site.read(other)).toBe(text);
    await store.undo();
    expect(site.texts()).toEqual(first);
    await store.redo();
    expect(site.read(other)).toBe(text);
  });

  test('get the spelling that is wanted for what they say', async () => {
    const store = site.open({ check });
    await store.apply(named('Title', 'title', '1', '0'));
    const spell = (_file: string, text: string) => text.replace('"0"', `'0'`);
    const back = named('Taken back', 'title', '0', '1');
    expect(outcome(await store.apply(back, { restored: { files: new Map(), spell } }))).toBe(
      'written',
    );
    expect(site.texts()).toEqual(first);
    await store.undo();
    expect(site.read(page)).toContain('"1"');
    await store.undo();
    expect(site.texts()).toEqual(first);
  });

  test.each(['public/../secret', 'public//a.svg', 'public/', 'secret'])(
    'are none outside: %s',
    async (file) => {
      const answer = await restore(site.open({ check }), [[file, picture]]);
      expect(answer.is).toBe('lost');
      expect(readdirSync(site.folder).filter((name) => !name.startsWith('.'))).toEqual(['config']);
    },
  );
});

describe('killed at any call', () => {
  /** What a file of public/ is may be neither half nor of another step than config. */
  const killedAtAnyCall = async (kind: 'undo' | 'redo') => {
    const ready = site;
    const intact = ready.open({ check });
    await show(intact);
    const made = ready.texts();
    if (kind === 'redo') await intact.undo();
    const outcomes = new Set<string | undefined>();
    for (let last = 1, isOver = false; !isOver; last += 1) {
      site = ready.copy();
      const dying = dyingAt(last);
      await site
        .open({ check, calls: dying.calls })
        [kind]()
        .catch(() => undefined);
      isOver = dying.count() < last;
      expect([undefined, picture]).toContainEqual(bytesIn(tom));
      const next = site.open({ check });
      const { undo } = await next.refresh();
      outcomes.add(undo);
      expect(site.texts()).toEqual(undo === 'Picture' ? made : first);
      if (undo === 'Picture') expect(bytesIn(tom)).toEqual(picture);
      if (undo === undefined && kind === 'undo') expect(bytesIn(tom)).toBeUndefined();
      expect(outcome(await next[undo === undefined ? 'redo' : 'undo']())).toBe('written');
      expect(bytesIn(tom)).toEqual(undo === undefined ? picture : undefined);
      const names = readdirSync(join(site.folder, 'public/pictures'));
      expect(names.filter((name) => name !== 'tom.webp')).toEqual([]);
      site.remove();
    }
    site = ready;
    expect(outcomes).toEqual(new Set(['Picture', undefined]));
  };

  test('of an undo, a stored picture goes and comes with the words that show it', () =>
    killedAtAnyCall('undo'));
  test('of a redo, too', () => killedAtAnyCall('redo'));
});
