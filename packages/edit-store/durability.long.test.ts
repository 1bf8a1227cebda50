/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Change, Step } from '../../src/schema/values/change';
import { randomRuns, runs, seeded, someOf } from '../../tests/runs';
import type { EditStore } from './edit-store';
import { dyingAt } from './testing/dying-at';
import { createSmallSite, outcome, set, type TestSite } from './testing/test-site';

const contact = 'config/pages/contact.ts';
const career = 'config/pages/career.ts';
const check = () => [];

const pageNamed = (title: string) =>
  `// The page ${title}.\r\nexport default {\r\n\ttitle: '${title}', // 𝄞\r\n\tsections: [{ title: 'One' }, { title: 'Two', lead: "It's" }],\r\n};\r\n`;

const begin = Object.fromEntries(
  ['contact', 'career', 'about', 'blog'].map((name) => [`config/pages/${name}.ts`, pageNamed('0')]),
);

const sites: TestSite[] = [];
const newSite = () => {
  const site = createSmallSite(begin);
  sites.push(site);
  return site;
};
afterEach(() => sites.splice(0).forEach((site) => site.remove()));

/** Names in config/ that are no files of it. */
const leftoversIn = ({ folder }: TestSite) =>
  readdirSync(join(folder, 'config'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)\./.test(name),
  );

const words = (name: string, ...changes: Change[]): Step => ({ words: name, changes });

const first = words('First', set(contact, 'title', 'First', '0'));
const second = words(
  'Second',
  set(contact, 'title', 'Second', 'First'),
  set(career, 'title', 'Second', '0'),
  { do: 'create', file: 'config/pages/new.ts', value: { title: 'New' } },
  { do: 'delete', file: 'config/pages/blog.ts' },
  { do: 'renameFile', file: 'config/pages/about.ts', to: 'config/pages/us.ts' },
);

type Act = (store: EditStore) => Promise<unknown>;

const acts: [string, { before: Act; act: Act; from: string; to: string }][] = [
  [
    'a step',
    {
      before: () => Promise.resolve(),
      act: (store) => store.apply(second),
      from: 'First',
      to: 'Second',
    },
  ],
  [
    'an undo',
    {
      before: (store) => store.apply(second),
      act: (store) => store.undo(),
      from: 'Second',
      to: 'First',
    },
  ],
  [
    'a redo',
    {
      before: async (store) => {
        await store.apply(second);
        await store.undo();
      },
      act: (store) => store.redo(),
      from: 'First',
      to: 'Second',
    },
  ],
];

test.each(acts)(
  seeded(
    'killed at any call of %s: each file is the old one or the new one; the next start has all old or all new, and its history says which',
  ),
  async (_, { before, act, from, to }) => {
    const ready = newSite();
    const intact = ready.open({ check });
    await intact.apply(first);
    await before(intact);
    const old = ready.texts();
    const whole = ready.copy();
    sites.push(whole);
    const living = dyingAt(Infinity);
    await act(whole.open({ check, calls: living.calls }));
    const made = whole.texts();
    const calls = Array.from({ length: living.count() }, (_, call) => call + 1);

    const outcomes = new Set<string | undefined>();
    for (const last of [...someOf(calls, { oneIn: 8 }), Infinity]) {
      const site = ready.copy();
      sites.push(site);
      const dying = dyingAt(last);
      await act(site.open({ check, calls: dying.calls })).catch(() => undefined);
      const isOver = dying.count() < last;
      expect(isOver).toBe(last === Infinity);
      const now = site.texts();
      for (const file of new Set([...Object.keys(old), ...Object.keys(made)])) {
        expect([old[file], made[file]]).toContain(now[file]);
      }
      // Killed again while the next start puts that right.
      const again = dyingAt(1 + ((last * 7) % 40));
      if (last % 2 === 0) await site.open({ check, calls: again.calls }).refresh();

      const next = site.open({ check });
      const { undo } = await next.refresh();
      outcomes.add(undo);
      expect(site.texts()).toEqual(undo === to ? made : old);
      expect(leftoversIn(site)).toEqual([]);
      if (isOver) expect(undo).toBe(to);
      const isChecked = isOver || last % 4 === 0;
      while (isChecked && next.state().undo !== undefined)
        expect(outcome(await next.undo())).toBe('written');
      if (isChecked) expect(site.texts()).toEqual(begin);
      site.remove();
    }
    expect(outcomes).toEqual(new Set([from, to]));
  },
);

/** The program that steps until it is killed; bundled once. */
let program: Promise<string[]> | undefined;

const spawnSteps = (args: readonly string[], folder: string) =>
  spawn(process.execPath, [...args, folder], { stdio: ['ignore', 'pipe', 'inherit'] });

const bundled = async () => {
  const child = spawnSteps(
    ['tools/run.mjs', 'packages/edit-store/testing/apply-steps.ts'],
    newSite().folder,
  );
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  return [output.toString().trim().split('\n')[0] ?? ''];
};

const killOnce = async (site: TestSite) => {
  const numberIn = (file: string) => {
    const [, title = ''] = /title: ['"](\d+)['"]/.exec(site.read(file)) ?? [];
    expect(site.read(file).replace(/(title: )"\d+"/, `$1'0'`)).toBe(pageNamed('0'));
    return Number(title);
  };
  program ??= bundled();
  const child = spawnSteps(await program, site.folder);
  await once(child.stdout, 'data');
  await wait(Math.random() * 40);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [one, other] = [numberIn(contact), numberIn(career)];
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
  const { undo } = await site.open({ check }).refresh();
  const number = numberIn(contact);
  expect(numberIn(career)).toBe(number);
  expect(undo).toBe(`Step ${number}`);
  expect(leftoversIn(site)).toEqual([]);
};

// Fifty starts of a process take seconds.
test.each(['1st', '2nd', '3rd', '4th', '5th'].slice(0, runs({ short: 1, full: 5 })))(
  'killed for real, the %s ten times: both files are whole, and the next start has both at one number, which the history knows',
  async () => {
    const counted = [newSite(), newSite()].map(async (site) => {
      for (let kill = 0; kill < 5; kill += 1) await killOnce(site);
    });
    await Promise.all(counted);
  },
  60_000,
);

const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', "it's", '"', '\n', '𝄞', '\ud800'),
);
const somePlace = fc.tuple(
  fc.constantFrom(...Object.keys(begin)),
  fc.constantFrom('title', 'sections[0].title', 'sections[1].title', 'sections[1].lead'),
);
const someChanges = fc.uniqueArray(fc.tuple(somePlace, someText), {
  minLength: 1,
  maxLength: 4,
  selector: ([place]) => place.join(),
});
const someActs = fc.array(
  fc.tuple(someChanges, fc.constantFrom('', '', 'restart', 'undo', 'undo and redo')),
  { minLength: 1, maxLength: 8 },
);

const valueAt = (value: unknown, path: string) =>
  [...path.matchAll(/[^.[\]]+/g)].reduce<unknown>(
    (at, [key]) => (at as Record<string, unknown>)[key],
    value,
  ) as string;

test('random steps with restarts between them: undo of all gives back the first bytes, redo of all the last', async () => {
  const counts = { short: 8, full: 60 };
  let written = 0;
  const property = async (all: [[[string, string], string][], string][]) => {
    const site = newSite();
    let store = site.open({ check });
    let end = begin;
    for (const [changes, then] of all) {
      const made = changes.map(([[file, path], value]) =>
        set(file, path, value, valueAt(store.state().files[file], path)),
      );
      const before = site.texts();
      expect(outcome(await store.apply(words('Random', ...made)))).toBe('written');
      written += 1;
      // A step that changes nothing is none: what was undone before it can still be redone.
      if (!isDeepStrictEqual(site.texts(), before)) end = site.texts();
      if (then.startsWith('undo')) await store.undo();
      if (then === 'undo and redo') await store.redo();
      if (then === 'restart') store = site.open({ check });
    }
    while (store.state().undo !== undefined) expect(outcome(await store.undo())).toBe('written');
    expect(site.texts()).toEqual(begin);
    store = site.open({ check });
    while (store.state().redo !== undefined) expect(outcome(await store.redo())).toBe('written');
    // What was undone last is redone with the rest.
    expect(site.texts()).toEqual(end);
    site.remove();
  };
  await fc.assert(fc.asyncProperty(someActs, property), randomRuns(counts));
  expect(written).toBeGreaterThan(counts.short);
});
