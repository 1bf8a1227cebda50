/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite } from '../../packages/edit-store/testing/test-site';
import type { EditedPage } from '../../packages/editor/edit-runtime';
import { createSession } from '../../packages/editor/editor-session';
import { editFolder } from '../../packages/editor/testing/edited-folder';
import type { Change, Value } from '../../src/schema/values/change';
import { joinPath } from '../../src/schema/values/paths';
import { seeded, someOf } from '../../tests/runs';

/**
 * Every file of a site is edited by the session that the page has. What the files are afterwards is made here by
 * replacing texts; undoing all, also after another start, gives back the first bytes.
 */

type Files = Record<string, string>;

/** All files of a folder, as Latin-1, so that no byte is lost. */
const filesOf = (folder: string): Files => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.local-edits'))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(folder.length + 1).replaceAll('\\', '/'),
      readFileSync(name, 'latin1'),
    ]),
  );
};

const latin1 = (text: string) => Buffer.from(text).toString('latin1');
const utf8 = (text: string) => Buffer.from(text, 'latin1').toString();

/** A change, and the text that it makes of the file's. */
type Edit = { file: string; change: Change; expected: string };

const replaced = (text: string, from: string, to: string) => {
  const parts = text.split(latin1(from));
  expect(parts).toHaveLength(2);
  return parts.join(latin1(to));
};

/** Where config says something that stands there once. */
const pathOf = (value: unknown, wanted: string, path = ''): string | undefined => {
  if (JSON.stringify(value) === wanted) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  return Object.entries(value)
    .map(([key, inner]) => pathOf(inner, wanted, joinPath(path, isList ? Number(key) : key)))
    .find((found) => found !== undefined);
};

/** Or of the main language, in a site of several. */
const shownKeys = 'en|title|label|lead|text|description|alt|caption|hint|message|question';

/** A short text of a file that is there once. */
const textIn = (text: string): string | undefined => {
  const all = [...text.matchAll(new RegExp(`\\b(?:${shownKeys}): '([^'\\\\\\n]{3,80})'`, 'g'))];
  const isOnce = (each: string) => text.split(latin1(`'${each}'`)).length === 2;
  return all
    .map(([, found = '']) => utf8(found))
    .find((each) => /[a-z]{3}/.test(each) && isOnce(each) && !/^\/|\{/.test(each));
};

type Site = { text: (file: string) => string; value: (file: string) => Value };

const setText = ({ text, value }: Site, file: string): Edit[] => {
  const was = textIn(text(file));
  if (was === undefined) return [];
  const path = pathOf(value(file), JSON.stringify(was)) ?? 'missing';
  const change: Change = { do: 'set', file, path, value: `${was} 7`, was };
  return [{ file, change, expected: replaced(text(file), `'${was}'`, `'${was} 7'`) }];
};

const theme = 'config/theme.ts';
const routes = 'config/routes.ts';
const notified = 'config/notifications.ts';

/** Files that show no texts: a number, an address, and the subject of a mail. */
const ofSettings: Record<string, (site: Site) => Edit> = {
  [theme]: ({ text }) => ({
    file: theme,
    change: { do: 'set', file: theme, path: 'motion.draw', value: 950, was: 900 },
    expected: replaced(text(theme), 'draw: 900,', 'draw: 950,'),
  }),
  [routes]: ({ text, value }) => {
    const path = pathOf(value(routes), '["/home"]') ?? 'missing';
    const insert: Change = {
      ...{ do: 'insert', file: routes, path, at: 1 },
      ...{ value: '/start', was: ['/home'] },
    };
    return {
      file: routes,
      change: insert,
      expected: replaced(text(routes), "'/home']", "'/home', '/start']"),
    };
  },
  [notified]: ({ text, value }) => {
    const was = 'Appointment for {Name} on {Day}';
    const path = pathOf(value(notified), JSON.stringify(was)) ?? 'missing';
    return {
      file: notified,
      change: { do: 'set', file: notified, path, value: 'Request of {Name}', was },
      expected: replaced(text(notified), `'${was}'`, "'Request of {Name}'"),
    };
  },
};

/** Three lines or more that are a text each: the first of them becomes the last, and goes. */
const linesIn = (text: string): string[] => {
  const [lines = ''] = /(?:^ {6,}'[^'\\\n{]+',\n){3,}/m.exec(text) ?? [];
  return lines.split('\n').slice(0, -1);
};

const moveAndRemove = ({ text, value }: Site, file: string): Edit[] => {
  const lines = linesIn(text(file));
  if (lines.length === 0) return [];
  const list = lines.map((line) => utf8(line.trim().slice(1, -2)));
  const path = pathOf(value(file), JSON.stringify(list)) ?? 'missing';
  const [first = '', ...others] = lines.map((line) => `${line}\n`);
  const [one = ''] = list;
  const at = list.length - 1;
  const withLines = (now: string[]) =>
    text(file).replace(lines.map((line) => `${line}\n`).join(''), () => now.join(''));
  return [
    {
      file,
      change: { do: 'move', file, path, from: 0, to: at, was: list },
      expected: withLines([...others, first]),
    },
    {
      file,
      change: { do: 'remove', file, path: `${path}[${at}]`, was: one },
      expected: withLines(others),
    },
  ];
};

const sites: [string, string[]][] = [
  ['tests/sites/agency', ['config', 'firestore.rules', 'storage.rules']],
  ['examples/dentist', ['config', 'public', 'firestore.rules', 'storage.rules']],
];

test.each(someOf(sites, { oneIn: 2 }))(
  seeded('every file of %s is edited, and all of it undone'),
  async (from, names) => {
    const site = createTestSite(from, names);
    try {
      const first = filesOf(site.folder);
      const expected = { ...first };
      const { start } = editFolder(site);
      const { client } = start();
      const session = createSession(client, {} as EditedPage, await client.hello());
      const known: Site = {
        text: (file) => expected[file] ?? '',
        value: (file) => session.get().state.files[file]!,
      };
      let steps = 0;
      const write = async (edits: Edit[]) => {
        for (const { file, change, expected: text } of edits) {
          const answer = await session.write({ words: `Edit of ${file}`, changes: [change] });
          expect([file, answer.is]).toEqual([file, 'written']);
          expected[file] = text;
          steps += 1;
          expect(readFileSync(join(site.folder, file), 'latin1')).toBe(text);
        }
      };

      const files = Object.keys(first).filter((file) => file.startsWith('config/'));
      const [listed] = files.filter((file) => linesIn(first[file]!).length > 0);
      for (const file of files) {
        const ofSetting = ofSettings[file];
        await write(ofSetting ? [ofSetting(known)] : setText(known, file));
      }
      await write(moveAndRemove(known, listed ?? ''));
      const same = files.filter((file) => first[file] === expected[file]);
      expect(same).toEqual([]);
      expect(filesOf(site.folder)).toEqual(expected);

      const half = Math.floor(steps / 2);
      for (let undone = 0; undone < half; undone += 1) await session.undo();
      // The server starts again.
      const { client: next } = start();
      for (let undone = half; undone < steps; undone += 1) {
        expect(await next.undo()).toMatchObject({ is: 'written' });
      }
      expect(filesOf(site.folder)).toEqual(first);
      expect((await next.hello()).undo).toBeUndefined();
    } finally {
      site.remove();
    }
    // Each of its steps is checked as a whole site is.
  },
  120_000,
);
