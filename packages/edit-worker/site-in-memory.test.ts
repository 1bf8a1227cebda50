/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditedFile, type LocalEdits, openSiteInMemory, type Rebase } from './site-in-memory';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (each: Uint8Array | undefined) => each && new TextDecoder().decode(each);

const siteAt = (commit: string, texts: Record<string, string>) => ({
  commit,
  files: new Map(Object.entries(texts).map(([file, text]) => [file, bytes(text)])),
});

const first = siteAt('one', { 'config/a.ts': 'a', 'config/b.ts': 'b', 'public/p.svg': 'p' });

/** The browser's database. */
const createKeeper = () => {
  let kept: LocalEdits | undefined;
  const put = (next: LocalEdits, files: Map<string, EditedFile>) => {
    kept = { commit: next.commit, files };
    return Promise.resolve();
  };
  return {
    read: () => Promise.resolve(kept),
    keep: (next: LocalEdits) => put(next, new Map([...(kept?.files ?? []), ...next.files])),
    replace: (next: LocalEdits) => put(next, new Map(next.files)),
  };
};

/** The last one wins. */
const mine: Rebase = ({ files }) =>
  Promise.resolve(new Map([...files].map(([file, { after }]) => [file, after])));

const open = async (keeper = createKeeper(), loaded = first, rebase: Rebase = mine) => {
  const folder = mkdtempSync(join(tmpdir(), 'in-memory-'));
  made.push(folder);
  const memory = await openSiteInMemory({
    folder,
    load: () => Promise.resolve(loaded),
    keeper,
    rebase,
  });
  const at = (file: string) => join(folder, file);
  return {
    memory,
    keeper,
    read: (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    write: (file: string, text: string) => {
      mkdirSync(join(at(file), '..'), { recursive: true });
      rmSync(at(file), { force: true });
      writeFileSync(at(file), text);
    },
    remove: (file: string) => rmSync(at(file)),
    changes: () =>
      Object.fromEntries([...memory.changes()].map(([file, each]) => [file, textOf(each)])),
  };
};

test('what was changed, added and taken away is there at the next start', async () => {
  const { memory, keeper, write, remove, changes } = await open();
  write('config/a.ts', 'A');
  write('public/new.webp', 'n');
  write('.local-edits/journal.jsonl', 'step 1');
  write('.local-edits/lock', 'nobody');
  remove('public/p.svg');
  await memory.keep();
  const typed = { 'config/a.ts': 'A', 'public/new.webp': 'n', 'public/p.svg': undefined };
  expect(changes()).toEqual(typed);

  const again = await open(keeper);
  expect(again.changes()).toEqual(typed);
  expect(again.read('config/a.ts')).toBe('A');
  expect(again.read('public/p.svg')).toBeUndefined();
  expect(again.read('.local-edits/journal.jsonl')).toBe('step 1');
  expect(again.read('.local-edits/lock')).toBeUndefined();
});

test('what is as it was at the commit again is no change', async () => {
  const { memory, write, changes } = await open();
  write('config/a.ts', 'A');
  await memory.keep();
  write('config/a.ts', 'a');
  await memory.keep();
  expect(changes()).toEqual({});
});

const second = siteAt('two', { 'config/a.ts': 'a of others', 'config/b.ts': 'b' });

test('on another commit, what was typed is told with what stood there, and its answer is taken', async () => {
  const { memory, keeper, write } = await open();
  write('config/a.ts', 'A');
  write('.local-edits/journal.jsonl', 'step 1');
  await memory.keep();

  const told: LocalEdits[] = [];
  const again = await open(keeper, second, (kept, loaded) => {
    told.push(kept);
    expect(loaded).toBe(second);
    return Promise.resolve(new Map([['config/a.ts', bytes('both')]]));
  });
  expect(told).toEqual([
    { commit: 'one', files: new Map([['config/a.ts', { before: bytes('a'), after: bytes('A') }]]) },
  ]);
  expect(again.changes()).toEqual({ 'config/a.ts': 'both' });
  expect(again.read('.local-edits/journal.jsonl')).toBe('step 1');
  expect(again.read('public/p.svg')).toBeUndefined();
  expect((await open(keeper, second)).changes()).toEqual({ 'config/a.ts': 'both' });
});

test('where the answer fails, what was typed stays kept', async () => {
  const { memory, keeper, write } = await open();
  write('config/a.ts', 'A');
  await memory.keep();
  const fails = () => Promise.reject(new Error('offline'));
  await expect(open(keeper, second, fails)).rejects.toThrow('offline');
  expect((await open(keeper)).changes()).toEqual({ 'config/a.ts': 'A' });
});

test('what the browser had no room for is kept with the next change', async () => {
  const keeper = createKeeper();
  const { keep } = keeper;
  const { memory, write } = await open(keeper);
  write('config/a.ts', 'A');
  keeper.keep = () => Promise.reject(new Error('QuotaExceededError'));
  await expect(memory.keep()).rejects.toThrow('Quota');
  keeper.keep = keep;
  write('config/b.ts', 'B');
  await memory.keep();
  expect((await open(keeper)).changes()).toEqual({ 'config/a.ts': 'A', 'config/b.ts': 'B' });
});

test('a site that is published goes on from its own commit, with what was typed meanwhile', async () => {
  const { memory, keeper, write, changes, read } = await open();
  write('config/a.ts', 'A');
  await memory.keep();
  write('config/b.ts', 'B');
  const published = siteAt('three', { 'config/a.ts': 'A', 'config/b.ts': 'b' });
  await memory.moveTo(published);
  expect(memory.loaded()).toBe(published);
  expect(changes()).toEqual({ 'config/b.ts': 'B' });
  expect([read('config/a.ts'), read('config/b.ts'), read('public/p.svg')]).toEqual([
    'A',
    'B',
    undefined,
  ]);
  expect((await open(keeper, published)).changes()).toEqual({ 'config/b.ts': 'B' });
});
