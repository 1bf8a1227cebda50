import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as Client from '../../src/editor/edit-client';
import type { EditedPage } from '../../src/editor/edit-runtime';
import type * as Sessions from '../../src/editor/editor-session';
import type { Change, StepAnswer } from '../../src/editor/protocol';
import { editSite } from '../../tools/edit/edit-site';
import type { Editing } from '../../tools/edit/start';
import { withinEnvironment } from '../within-environment';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/**
 * Sixty edits of all files of a site, some by hand and the others by the session that the page has: what the files
 * are afterwards is made here by replacing texts, and undoing all gives back the first bytes.
 */

type Files = Record<string, string>;

/** All that the editor may write of a site, by file; as Latin-1, so that no byte is lost. */
const filesOf = (folder: string): Files => {
  const below = (name: string) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const folders = ['config', 'public'].filter((name) => existsSync(join(folder, name)));
  const names = [...folders.flatMap(below), 'firestore.rules', 'storage.rules'];
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
};

const latin1 = (text: string) => Buffer.from(text).toString('latin1');

type Served = {
  project: ProjectCopy;
  folder: string;
  first: Files;
  /** What the files are to be now. */
  expected: Files;
  editing: Editing;
  serve: () => Promise<Editing>;
};

const serveCopy = async (site: string, port: number): Promise<Served> => {
  const project = copyProject();
  const folder = join(project.folder, site);
  if (site !== '.') cpSync(site, folder, { recursive: true });
  const environment = { LOCAL_FIREBASE_DIR: join(project.folder, 'data'), CODESPACE_NAME: '' };
  const own = { cacheDir: join(project.folder, 'cache'), logLevel: 'silent' as const };
  const options = { root: project.folder, site: folder, port, environment: {}, with: own };
  const serve = () => withinEnvironment(environment, () => editSite(options));
  const first = filesOf(folder);
  return { project, folder, first, expected: { ...first }, editing: await serve(), serve };
};

const open = async (page: Page, { editing }: Served) => {
  await page.goto(editing.address);
  await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible({ timeout: 60_000 });
  // The hints of the first visit.
  await page.keyboard.press('Escape');
};

/** Replaces what is there once. */
const replace = ({ expected }: Served, file: string, [from, to]: [string, string]) => {
  const parts = (expected[file] ?? '').split(latin1(from));
  expect(parts, `${from} in ${file}`).toHaveLength(2);
  expected[file] = parts.join(latin1(to));
};

const isAsExpected = ({ folder, expected }: Served) =>
  expect.poll(() => filesOf(folder)).toEqual(expected);

const home = 'config/pages/home.ts';
const theme = 'config/theme.ts';
const routes = 'config/routes.ts';

/** The sections of a page, each with its lines. */
const sectionsOf = (text: string) => text.match(/^ {4}\{\n[\s\S]*?^ {4}\},\n/gm) ?? [];

const swapSections = (served: Served, at: number) => {
  const [one = '', other = ''] = sectionsOf(served.expected[home] ?? '').slice(at);
  served.expected[home] = (served.expected[home] ?? '').replace(one + other, () => other + one);
};

const replaceSection = (served: Served, at: number, make: (lines: string) => string) => {
  const [lines = ''] = sectionsOf(served.expected[home] ?? '').slice(at);
  served.expected[home] = (served.expected[home] ?? '').replace(lines, make);
};

/** An edit by the session: the change is placed by the value that config has there. */
type Edit =
  | { do: 'set'; file: string; was: string; value: string }
  | { do: 'number'; file: string; path: string; was: number; value: number }
  | { do: 'move' | 'remove'; file: string; list: string[] }
  | { do: 'insert'; file: string; list: string[]; value: string };

/** Or of the main language, in a site of several. */
const shownKeys = 'en|title|label|lead|text|description|alt|caption|hint|message|question';

/** Short texts of a file in single quotes, each of them there once. */
const textsIn = (text: string): string[] => {
  const all = [...text.matchAll(new RegExp(`\\b(?:${shownKeys}): '([^'\\\\\\n]{3,80})'`, 'g'))];
  const texts = all.map(([, found = '']) => Buffer.from(found, 'latin1').toString());
  const isOnce = (each: string) => text.split(latin1(`'${each}'`)).length === 2;
  return texts.filter((each) => /[a-z]{3}/.test(each) && isOnce(each) && !/^\/| 7$|\{/.test(each));
};

/** Three lines or more that are a text each. */
const linesIn = (text: string): string[] => {
  const [lines = ''] = /(?:^ {6,}'[^'\\\n{]+',\n){3,}/m.exec(text) ?? [];
  return lines.split('\n').slice(0, -1);
};

/** Edits of texts, in turn of each file that has some; those that have not changed come first. */
const textEdits = ({ first, expected }: Served, count: number): Edit[] => {
  const isChanged = (file: string) => Number(first[file] !== expected[file]);
  const files = Object.keys(expected)
    .filter((file) => file.startsWith('config/'))
    .toSorted((one, other) => isChanged(one) - isChanged(other));
  const texts = files.map((file) => ({ file, found: textsIn(expected[file] ?? '') }));
  const rounds = Array.from({ length: count }, (_, round) =>
    texts.flatMap(({ file, found }) => {
      const was = found[round];
      return was === undefined ? [] : [{ do: 'set' as const, file, was, value: `${was} 7` }];
    }),
  );
  return rounds.flat().slice(0, count);
};

const textOfLine = (line: string) => Buffer.from(line.trim().slice(1, -2), 'latin1').toString();

/** What else can be done to lists, and what is no text. */
const otherEdits = ({ expected }: Served): Edit[] => {
  const [file = '', text = ''] =
    Object.entries(expected).find(
      ([name, each]) => /^config\/pages\//.test(name) && linesIn(each).length > 0,
    ) ?? [];
  const list = linesIn(text).map(textOfLine);
  const [first = '', ...others] = list;
  const notified = 'config/notifications.ts';
  const subject = 'Appointment for {Name} on {Day}';
  return [
    { do: 'number', file: theme, path: 'motion.draw', was: 900, value: 950 },
    { do: 'insert', file: routes, list: ['/home'], value: '/start' },
    ...(list.length > 0
      ? [
          { do: 'move' as const, file, list },
          { do: 'remove' as const, file, list: [...others, first] },
        ]
      : []),
    ...(notified in expected
      ? [{ do: 'set' as const, file: notified, was: subject, value: 'Request of {Name}' }]
      : []),
  ];
};

const expectEdit = (served: Served, edit: Edit) => {
  const { file } = edit;
  if (edit.do === 'set') return replace(served, file, [`'${edit.was}'`, `'${edit.value}'`]);
  if (edit.do === 'number') {
    const key = edit.path.replace(/.*\./, '');
    return replace(served, file, [`${key}: ${edit.was},`, `${key}: ${edit.value},`]);
  }
  if (edit.do === 'insert') {
    return replace(served, file, [
      `'${edit.list.join()}']`,
      `'${edit.list.join()}', '${edit.value}']`,
    ]);
  }
  const lines = linesIn(served.expected[file] ?? '').map((line) => `${line}\n`);
  const [first = '', ...others] = lines;
  // The first line becomes the last one, and goes.
  const after = edit.do === 'move' ? [...others, first] : lines.slice(0, -1);
  served.expected[file] = (served.expected[file] ?? '').replace(lines.join(''), () =>
    after.join(''),
  );
};

/** Writes by the session as the page's own code makes it, with the page's token; says what was answered. */
const writeInPage = (page: Page, edits: readonly Edit[]) =>
  page.evaluate(async (all) => {
    const scripts = ['/src/editor/edit-client.ts', '/src/editor/editor-session.ts'];
    const [clients, sessions] = (await Promise.all(
      scripts.map((script) => import(script) as Promise<unknown>),
    )) as [typeof Client, typeof Sessions];
    const client = clients.createEditClient(clients.takeToken());
    const session = sessions.createSession(client, {} as EditedPage, await client.hello());

    const pathOf = (value: unknown, wanted: string, path = ''): string | undefined => {
      if (JSON.stringify(value) === wanted) return path;
      if (typeof value !== 'object' || value === null) return undefined;
      const isList = Array.isArray(value);
      return Object.entries(value)
        .map(([key, inner]) =>
          pathOf(inner, wanted, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
        )
        .find((found) => found !== undefined);
    };
    const changeOf = (edit: Edit): Change => {
      const { file } = edit;
      if (edit.do === 'number') return { ...edit, do: 'set' };
      const was = edit.do === 'set' ? edit.was : edit.list;
      const path = pathOf(session.get().state.files[file], JSON.stringify(was)) ?? 'missing';
      if (edit.do === 'set') return { do: 'set', file, path, value: edit.value, was };
      const at = edit.list.length;
      if (edit.do === 'insert') return { do: 'insert', file, path, at, value: edit.value, was };
      return edit.do === 'move'
        ? { do: 'move', file, path, from: 0, to: at - 1, was }
        : { do: 'remove', file, path: `${path}[${at - 1}]`, was: edit.list.at(-1) ?? '' };
    };

    const said: string[] = [];
    for (const edit of all) {
      const answer = await session.write({
        words: `Edit of ${edit.file}`,
        changes: [changeOf(edit)],
      });
      said.push(answer.is === 'written' ? answer.is : JSON.stringify([edit, answer]).slice(0, 600));
    }
    return said;
  }, edits);

const turned = async (page: Page, press: () => Promise<void>) => {
  const [response] = await Promise.all([page.waitForResponse('**/__edit/undo'), press()]);
  const answer = (await response.json()) as StepAnswer;
  expect(answer.is).toBe('written');
  if (answer.is === 'written') return answer.state.undo;
  return undefined;
};

type ByHand = {
  site: string;
  port: number;
  /** Texts of the first page, there once. */
  texts: string[];
  /** A section of it: what is in the panel's list, and the beginning of its lines. */
  section: { title: string; kind: string; lines: string };
};

const sites: [string, ByHand][] = [
  [
    'the agency',
    {
      site: '.',
      port: portAt(82),
      texts: [
        'We design, build and look after websites and apps for small firms, so that enquiries arrive with a name, a number and a reason to call back.',
        'A website and an app do different jobs. These are the reasons that hold up when a project is planned.',
        'A version you can try every two weeks',
        'Each of these can be a project of its own or one part of a larger one.',
      ],
      section: {
        title: 'Software Solution Services',
        kind: 'feature',
        lines: "label: 'Software',\n      tone: ",
      },
    },
  ],
  [
    'examples/dentist',
    {
      site: 'examples/dentist',
      port: portAt(84),
      texts: [
        'We look, we explain, and nothing happens before you have said yes. Most visits end with a date in half a year and nothing else.',
        'Whatever is more than a filling you get in writing first.',
        'Call us as soon as you can. Whoever is in pain is seen the same day, patient or not.',
        'A step-free way from the street to the chair',
      ],
      section: {
        title: 'What We Do',
        kind: 'cards',
        lines:
          "label: { en: 'Treatments', de: 'Behandlungen' },\n      numbered: false,\n      tone: ",
      },
    },
  ],
];

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

for (const [name, { site, port, texts, section }] of sites) {
  test.describe(name, () => {
    let served: Served;

    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(240_000);
      served = await serveCopy(site, port);
      const page = await browser.newPage();
      await open(page, served);
      await page.close();
    });
    test.afterAll(async () => {
      await served.editing.close();
      await served.project.remove();
    });
    test.beforeEach(({ page }) => open(page, served));

    for (const [index, text] of texts.entries()) {
      test(`edit ${index + 1} is typed`, async ({ page }) => {
        await page.getByText(text).click();
        await expect(page.locator('#root [contenteditable="true"]')).toBeFocused();
        await page.keyboard.press('Control+End');
        await page.keyboard.type(' 7');
        await page.keyboard.press('Enter');
        replace(served, home, [`'${text}'`, `'${text} 7'`]);
        await isAsExpected(served);
      });
    }

    test('a choice is made in the panel', async ({ page }) => {
      const { title, lines } = section;
      const panel = panelOf(page);
      await panel.getByText(title).first().click();
      const tone = panel.getByLabel('Tone', { exact: true });
      const was = await tone.inputValue();
      await tone.selectOption('default');
      replace(served, home, [`${lines}'${was}'`, `${lines}'default'`]);
      await isAsExpected(served);
    });

    test('what is not said yet is said in the panel', async ({ page }) => {
      const { title, kind, lines } = section;
      const panel = panelOf(page);
      await panel.getByText(title).first().click();
      await panel.getByLabel('Hidden', { exact: true }).selectOption('Yes');
      const begin = `kind: '${kind}',\n      `;
      replace(served, home, [`${begin}${lines}`, `${begin}hidden: true,\n      ${lines}`]);
      await isAsExpected(served);
    });

    test('a number of the theme is set in the panel', async ({ page }) => {
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Theme' }).click();
      const radius = panel.getByLabel('Border radius', { exact: true });
      const was = await radius.inputValue();
      await radius.fill('7');
      await radius.press('Enter');
      replace(served, theme, [`borderRadius: ${was},`, 'borderRadius: 7,']);
      await isAsExpected(served);
    });

    const inList = async (page: Page, at: number, what: string) => {
      await page.getByRole('button', { name: 'Sections', exact: true }).click();
      const list = page.getByRole('region', { name: 'Sections' });
      const more = list.getByRole('button', { name: /^More for / });
      await more.nth(at).click();
      await page.getByRole('menuitem', { name: what }).click();
    };

    test('a section is moved in their list', async ({ page }) => {
      await inList(page, 1, 'Move down');
      swapSections(served, 1);
      await isAsExpected(served);
    });

    test('a section is deleted in their list', async ({ page }) => {
      await inList(page, 6, 'Delete');
      replaceSection(served, 6, () => '');
      await isAsExpected(served);
    });

    test('a section is duplicated in their list', async ({ page }) => {
      await inList(page, 4, 'Duplicate');
      // Two sections with one title are refused, in each language.
      const numbered = (line: string) => line.replaceAll(/(: '[^']*)'/g, "$1 2'");
      replaceSection(served, 4, (lines) => lines + lines.replace(/^ {6}title: .*/m, numbered));
      await isAsExpected(served);
    });

    for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      test(`5 edits are written by the session, round ${round} of 10`, async ({ page }) => {
        const others = round === 1 ? otherEdits(served) : [];
        const edits = [...others, ...textEdits(served, 5 - others.length)];
        expect(edits).toHaveLength(5);
        edits.forEach((edit) => expectEdit(served, edit));
        expect(await writeInPage(page, edits)).toEqual(edits.map(() => 'written'));
        await isAsExpected(served);
      });
    }

    test('every file of config is another one by then', () => {
      const same = Object.keys(served.first).filter(
        (file) => file.startsWith('config/') && served.first[file] === served.expected[file],
      );
      expect(same).toEqual([]);
    });

    const byKeys = (page: Page) => () => page.keyboard.press('ControlOrMeta+z');
    const byButton = (page: Page) => () => page.getByRole('button', { name: /^Undo: / }).click();

    for (const [nth, way, press] of [
      ['1st', 'keys', byKeys],
      ['2nd', 'button', byButton],
      ['3rd', 'keys', byKeys],
    ] as const) {
      test(`the ${nth} 10 are undone by the ${way}`, async ({ page }) => {
        for (let count = 0; count < 10; count += 1) await turned(page, press(page));
      });
    }

    test('the server starts again', async ({ page }) => {
      await served.editing.close();
      served.editing = await served.serve();
      await open(page, served);
    });

    test('after that 10 more are undone', async ({ page }) => {
      for (let count = 0; count < 10; count += 1) await turned(page, byButton(page));
    });

    test('and 10 more', async ({ page }) => {
      for (let count = 0; count < 10; count += 1) await turned(page, byKeys(page));
    });

    test('the last 10 are undone, and all files have their first bytes', async ({ page }) => {
      for (let count = 1; count < 10; count += 1) {
        expect(await turned(page, byKeys(page))).toBeDefined();
      }
      expect(await turned(page, byKeys(page))).toBeUndefined();
      expect(filesOf(served.folder)).toEqual(served.first);
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    });
  });
}
