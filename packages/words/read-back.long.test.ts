/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { putFiles } from '../../tests/put-files';
import { randomRuns } from '../../tests/runs';
import { checkWithin } from '../../tools/check/check-project';
import { writeRules } from '../../tools/check/rules-files';
import { type ConfigSources, configValue, readConfigSources } from '../config-files/config-files';
import { newFileText } from '../config-files/splice/new-file';
import { commentsOf } from '../config-files/splice/testing/spellings';
import { siteInLanguage } from '../config-values/site-in-language';
import { createEditStore } from '../edit-store/create-edit-store';
import { applyWords } from './apply-words';
import { changesOf } from './changes-of';
import { writeCsv } from './csv-table';
import { makeTables } from './make-tables';
import { planRows } from './plan-rows';
import { readBack } from './read-back';
import { readRequest, wantedOf } from './read-request';
import { readTable } from './read-table';
import { idOf, type Row } from './row';
import { repeatsIn } from './same-again';
import { rowsOf, siteWords, type SiteWords } from './site-words';
import { teaSources } from './testing/tea';
import { writeXliff } from './xliff-write';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const home = 'config/pages/home.ts';

const site = () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(folder);
  putFiles(folder, teaSources());
  const words = () => siteWords(readConfigSources(folder), 'de');
  const store = () =>
    createEditStore({
      site: folder,
      check: checkWithin(folder),
      writeRules,
      apply: applyWords,
      newFileText,
    });
  const path = (name: string) => join(folder, name);
  return {
    folder,
    words,
    path,
    text: (file: string) => readFileSync(path(file), 'utf8'),
    put: (file: string, text: string) => writeFileSync(path(file), text),
    read: (name: string, same = false) => readBack(path(name), words(), { store: store(), same }),
  };
};

const valuesOf = (sources: ConfigSources, key: string) =>
  siteInLanguage(
    new Map(Object.entries(sources).map(([file, text]) => [file, configValue(file, text)])),
    key,
  );

const filled = (rows: readonly Row[], by: (row: Row) => string | undefined) =>
  rows.map((row) => ({ ...row, own: by(row) ?? row.own }));

const german: Record<string, string> = {
  'sections[0].lead': 'Die Kanne für {pot}, sie ist **heiß**.',
  'sections[1].title': 'Unsere Blätter',
  'sections[1].paragraphs[0]': 'Erste Pflückung. [Schreiben Sie uns](/Contact#form).',
  'sections[1].paragraphs[1]': 'Vier Minuten gezogen.',
};

const inGerman = ({ file, path }: Row) => (file === home ? german[path] : undefined);

test('the table has what German lacks, and what is one text for all', () => {
  const rows = rowsOf(siteWords(teaSources(), 'de'), { all: false });
  const ofHome = rows.filter(({ file }) => file === home);
  expect(ofHome.map(({ path, what }) => `${path}: ${what}`)).toEqual([
    'sections[0].lead: one text for all languages',
    'sections[1].title: lacks German',
    'sections[1].paragraphs[0]: lacks German',
    'sections[1].paragraphs[1]: lacks German',
  ]);
  expect(ofHome[1]?.place).toBe('Home → section 2 “Our Leaves” → title');
  expect(rows.map(({ file }) => file)).not.toContain('config/pages/news.ts');
  expect(rows.map(({ main }) => main)).toContain('Harbour Tea');
});

test('the table does not ask for what the project says in German itself', () => {
  const sources = teaSources();
  const file = 'config/site.ts';
  const around = `
  floating: { backToTop: { en: 'Up' } },
  banner: { text: { en: 'Closed on Monday' }, close: { en: 'Shut' } },
  footer: { copyright: { en: '© {year} {name}, 1 Quay' } },`;
  const inEnglish = (text: string) =>
    text.replace("footer: { copyright: '© {year} {name}' },", around);
  const rows = rowsOf(siteWords({ ...sources, [file]: inEnglish(sources[file] ?? '') }, 'de'), {
    all: false,
  });
  const lacking = rows.filter((row) => row.file === file && row.what === 'lacks German');
  expect(lacking.map(({ path }) => path)).toEqual(['banner.text', 'footer.copyright']);
});

test.each(['csv', 'xlf'])(
  'a table that is filled in and read back as .%s says it all',
  async (ending) => {
    const { words, put, read, text, folder } = site();
    const [before, former] = [words(), text(home)];
    const rows = filled(rowsOf(before, { all: false }), inGerman);
    const table = ending === 'csv' ? writeCsv(rows, before.keys) : writeXliff(rows, before.tags);
    put(`words-de.${ending}`, table);
    expect(await read(`words-de.${ending}`)).toBe(
      '4 texts written into 1 file.\nGerman has all that it lacked in this table. See it: npm start, then open http://localhost:4173/de',
    );
    const now = readConfigSources(folder);
    for (const key of ['en', 'ar'])
      expect(valuesOf(now, key)).toEqual(valuesOf(before.sources, key));
    const written = words().units.filter(({ path, file }) => file === home && german[path]);
    expect(written.map(({ own }) => own)).toEqual(Object.values(german));
    expect(text(home)).toContain(
      "// Leaves\n      title: { en: 'Our Leaves', /* last */ ar: 'أوراقنا', de: 'Unsere Blätter' },",
    );
    expect(text(home)).toContain(`en: "A pot\\u0020for {pot}, it's **hot**."`);
    const lines = former.split('\n').filter((line) => !/lead: "|Our Leaves/.test(line));
    expect(text(home).split('\n')).toEqual(expect.arrayContaining(lines));
    expect(await read(`words-de.${ending}`)).toBe('0 texts written into 0 files.');
  },
);

describe('where links lead', () => {
  const path = 'sections[1].paragraphs[0]';
  const translated = (own: string) => {
    const { words, put, read, text } = site();
    const rows = filled(rowsOf(words(), { all: false }), (row) =>
      row.file === home && row.path === path ? own : inGerman(row),
    );
    put('words-de.csv', writeCsv(rows, words().keys));
    return { done: read('words-de.csv'), text };
  };

  test.each([
    ...['https://evil.test/Contact', '//evil.test', '/\\\\evil.test', 'javascript:x', 'evil'],
    ...['mailto:eve@evil.test', 'tel:+4930123', 'HTTPS://evil.test', 'https:evil.test'],
  ])('to %s a translation leads nobody', async (to) => {
    const { done, text } = translated(`Erste Pflückung. [Schreiben Sie uns](${to}).`);
    const output = await done;
    expect(output).toContain('2 were left:');
    expect(output).toContain(`The translation leads to ${to}, and the text does not`);
    expect(text(home)).not.toContain(to);
  });

  test('nor by an address in running words', async () => {
    const { done, text } = translated(
      'Erste [Pflückung](/Contact#form), siehe https://evil.test/a oder www.evil.test.',
    );
    expect(await done).toContain('leads to https://evil.test/a, www.evil.test.');
    expect(text(home)).not.toContain('evil.test');
  });

  test('to another page of the site it may, and that is told', async () => {
    const { done, text } = translated('Erste Pflückung. [Schreiben Sie uns](/).');
    const output = await done;
    expect(output).toContain('4 texts written into 1 file.');
    expect(output).toContain(
      'Links that lead elsewhere than in English, see whether they should:\n  line',
    );
    expect(output).toContain('It leads to /, and the text to /Contact#form.');
    expect(text(home)).toContain('[Schreiben Sie uns](/)');
  });
});

test('what was one for all is lacked by a third language, whose table made before is read back', async () => {
  const { folder, words, put, read, text } = site();
  const path = 'sections[0].lead';
  const own = 'إبريق مقابل {pot}، وهو **ساخن**.';
  const inArabic = () => siteWords(readConfigSources(folder), 'ar');
  // Both translators have their tables before one of them is read.
  const ofArabic = filled(rowsOf(inArabic(), { all: true }), (row) =>
    row.file === home && row.path === path ? own : undefined,
  );
  const ofGerman = filled(rowsOf(words(), { all: false }), inGerman);
  put('words-de.csv', writeCsv(ofGerman, words().keys));
  await read('words-de.csv');
  const lead = () =>
    (configValue(home, text(home)) as { sections: { lead?: unknown }[] }).sections[0]?.lead;
  const main = "A pot for {pot}, it's **hot**.";
  expect(lead()).toEqual({ en: main, de: german[path] });
  const rows = rowsOf(inArabic(), { all: false });
  expect(rows.filter((row) => row.file === home && row.path === path)).toMatchObject([
    { what: 'lacks Arabic', own: '' },
  ]);
  put('words-ar.csv', writeCsv(ofArabic, inArabic().keys));
  const store = createEditStore({
    site: folder,
    check: checkWithin(folder),
    writeRules,
    apply: applyWords,
    newFileText,
  });
  const output = await readBack(join(folder, 'words-ar.csv'), inArabic(), { store });
  expect(output).toContain('1 text written into 1 file');
  expect(output).not.toContain('left');
  expect(lead()).toEqual({ en: main, de: german[path], ar: own });
});

describe('a text that stands twice, translated once', () => {
  /** A table in which a paragraph that says in English what a title says is not translated, and the title is. */
  const table = () => {
    const { put, read, text, words } = site();
    const paragraph = /'First flush[^']*'/;
    expect(text(home)).toMatch(paragraph);
    put(home, text(home).replace(paragraph, "'Our Leaves'"));
    const rows = filled(rowsOf(words(), { all: false }), (row) =>
      row.path === 'sections[1].paragraphs[0]' ? undefined : inGerman(row),
    );
    put('words-de.csv', writeCsv(rows, words().keys));
    const paragraphs = () => {
      const { sections } = configValue(home, text(home)) as {
        sections: { paragraphs?: { de?: string[] } }[];
      };
      return sections[1]?.paragraphs?.de;
    };
    return { read: (same?: boolean) => read('words-de.csv', same), paragraphs };
  };

  test('is written at both places with --same', async () => {
    const { read, paragraphs } = table();
    await read(true);
    expect(paragraphs()).toEqual(['Unsere Blätter', 'Vier Minuten gezogen.']);
  });

  test('is else told, and how to have it so', async () => {
    const { read, paragraphs } = table();
    expect(await read()).toMatch(
      /\n1 cell is empty whose English is translated elsewhere in the table: with --same behind the table it gets the same words\.$/,
    );
    expect(paragraphs()).toBeUndefined();
  });
});

test.each([
  ['in two ways', ['Tee', 'Der Tee', ''], []],
  ['once', ['Tee', '', ''], ['Tee', 'Tee']],
  ['twice alike', ['Tee', 'Tee ', ''], ['Tee']],
  ['nowhere', ['', '', ''], []],
])('of a text that is translated %s', (_, owns, texts) => {
  const rows = owns.map((own, line) => ({
    ...{ place: '', file: home, path: `cards[${line}]`, what: '', main: 'Tea', own, before: '' },
    line,
  }));
  const units = rows.map((row) => ({ ...row, is: 'lacks' as const }));
  expect(repeatsIn(rows, units as never).map(({ text }) => text)).toEqual(texts);
});

const notifications = 'config/notifications.ts';

/** Mails of a form with a field for an address. */
const withMails = ({ put, text }: ReturnType<typeof site>) => {
  const table = 'config/forms/table.ts';
  const address =
    "kind: 'email', name: 'Email', label: 'E-mail', maxLength: 100, autoComplete: 'email'";
  put(table, text(table).replace('fields: [', `fields: [\n    { ${address} },`));
  put(
    notifications,
    `import type { NotificationsDefinition } from '#types/in-languages';

export default {
  forms: [
    {
      form: 'table',
      to: ['tea@tea.example.com'],
      subject: 'A table on {Day}',
      fields: ['Name', 'Day'],
      replyTo: 'Email',
      confirmation: {
        field: 'Email',
        subject: { en: 'Your table', ar: 'طاولتك' },
        text: ['You asked for {Day}.', '{Tea}'],
      },
    },
  ],
} satisfies NotificationsDefinition;
`,
  );
};

const mails = 'forms[0].confirmation';

test.each(['csv', 'xlf'])(
  'mails to senders are in the table as well, and read back as .%s; those to the owner are not',
  async (ending) => {
    const tea = site();
    withMails(tea);
    const words = tea.words();
    const rows = rowsOf(words, { all: false }).filter(({ file }) => file === notifications);
    expect(rows.map(({ path, what }) => `${path}: ${what}`)).toEqual([
      `${mails}.subject: lacks German`,
      `${mails}.text[0]: one text for all languages`,
    ]);
    const translated = filled(rows, ({ path }) =>
      path.endsWith('subject') ? 'Ihr Tisch' : 'Sie wünschen sich den {Day}.',
    );
    const write = () =>
      ending === 'csv' ? writeCsv(translated, words.keys) : writeXliff(translated, words.tags);
    tea.put(`words-de.${ending}`, write());
    expect(await tea.read(`words-de.${ending}`)).toBe(
      '2 texts written into 1 file.\nGerman has all that it lacked in this table. See it: npm start, then open http://localhost:4173/de',
    );
    const written = configValue(notifications, tea.text(notifications));
    expect(written).toMatchObject({
      forms: [
        {
          subject: 'A table on {Day}',
          confirmation: {
            subject: { en: 'Your table', ar: 'طاولتك', de: 'Ihr Tisch' },
            text: [{ en: 'You asked for {Day}.', de: 'Sie wünschen sich den {Day}.' }, '{Tea}'],
          },
        },
      ],
    });
  },
);

test('a mail that has lost what the sender chose is not written', async () => {
  const tea = site();
  withMails(tea);
  const rows = filled(rowsOf(tea.words(), { all: false }), ({ path }) =>
    path === `${mails}.text[0]` ? 'Sie wünschen sich einen Tag.' : undefined,
  );
  tea.put('words-de.csv', writeCsv(rows, tea.words().keys));
  expect(await tea.read('words-de.csv')).toMatch(/has lost \{Day\}/);
});

test('what was edited meanwhile is told by line, left as it is, and kept', async () => {
  const { words, put, read, text, path } = site();
  const rows = filled(rowsOf(words(), { all: false }), inGerman);
  put('words-de.csv', writeCsv(rows, words().keys));
  const edited = text(home)
    .replace('A pot\\u0020for {pot}', 'Two pots for {pot}')
    .replace("ar: 'أوراقنا' }", "ar: 'أوراقنا', de: 'Blätter' }")
    .replace(", 'Steeped for four minutes.'", '');
  put(home, edited);
  const told = await read('words-de.csv');
  expect(told).toMatch(/^1 text written into 1 file; 3 were left:/);
  expect(told).toMatch(
    /lead: The English text is “Two pots for \{pot\}, it's \*\*hot\*\*\.” by now/,
  );
  expect(told).toMatch(/title: The German text is “Blätter” by now/);
  expect(told).toMatch(/paragraph 2: There is no such place/);
  const left = readTable('l.csv', readFileSync(path('words-de.left.csv')), words());
  expect(left.map(({ own }) => own)).toEqual(Object.values(german).filter((_, at) => at !== 2));
  expect(text(home)).toContain("de: 'Blätter' }");
});

test.each([
  ['a name', 'Die Kanne, **heiß**.', /has lost \{pot\}/],
  ['a mark', 'Die Kanne für {pot}, heiß.', /has lost \*\*bold\*\*/],
  ['nothing, but has another name', 'Die **Kanne** {name} für {pot}.', /has \{name\}, which/],
])('a translation that has lost %s is not written', async (_, own, message) => {
  const { words, put, read, text } = site();
  const rows = filled(rowsOf(words(), { all: false }), ({ path }) =>
    path === 'sections[0].lead' ? own : undefined,
  );
  put('words-de.csv', writeCsv(rows, words().keys));
  const before = text(home);
  expect(await read('words-de.csv')).toMatch(message);
  expect(text(home)).toBe(before);
});

test('what the check refuses is left, and all else is written', async () => {
  const { words, put, read, text } = site();
  const rows = filled(rowsOf(words(), { all: false }), (row) =>
    row.path === 'shortName' ? 'Das Teehaus am Hafen' : inGerman(row),
  );
  put('words-de.csv', writeCsv(rows, words().keys));
  expect(await read('words-de.csv')).toMatch(
    /^4 texts written into 1 file; 1 was left:\n.*shortName.*too long/,
  );
  expect(text('config/site.ts')).toContain("shortName: 'Tea',");
});

test('half a list is not written', async () => {
  const { words, put, read } = site();
  const rows = filled(rowsOf(words(), { all: false }), (row) =>
    row.path === 'sections[1].paragraphs[1]' ? 'Vier Minuten.' : undefined,
  );
  put('words-de.csv', writeCsv(rows, words().keys));
  expect(await read('words-de.csv')).toMatch(/Only 1 of the 2 texts/);
});

test('a German text that was there is revised, and an emptied one stays', async () => {
  const { words, put, read, text } = site();
  const rows = filled(rowsOf(words(), { all: true }), ({ file, path }) =>
    file === home && path === 'title'
      ? 'Tee am Hafen'
      : file === home && path === 'description'
        ? ''
        : undefined,
  );
  put('words-de.csv', writeCsv(rows, words().keys));
  expect(await read('words-de.csv')).toBe(
    '1 text written into 1 file.\n3 rows that German lacks are empty.',
  );
  expect(text(home)).toContain("de: 'Tee am Hafen', ar");
  expect(text(home)).toContain("de: 'Ein Teehaus am Hafen.'");
});

test('a table with translations that config has not is not written over', () => {
  const { folder, words, path, put } = site();
  expect(makeTables(folder, words(), { all: false, pages: [] })).toMatch(
    /^German lacks 3 texts; 6 texts are one/,
  );
  expect(existsSync(path('words-de.xlf'))).toBe(true);
  makeTables(folder, words(), { all: false, pages: [] });
  put('words-de.csv', writeCsv(filled(rowsOf(words(), { all: false }), inGerman), words().keys));
  expect(() => makeTables(folder, words(), { all: false, pages: [] })).toThrow(
    /holds 4 translations.*Read it back first/,
  );
});

test('a table of one page is a file of its own, and says how many of its rows are those of the page', () => {
  const { folder, words, path } = site();
  const output = makeTables(folder, words(), { all: true, pages: ['home'] });
  expect(output).toMatch(/^German lacks 3 texts on home and around it;/);
  expect(output).toMatch(
    /\nIn this order: 10 rows of the page itself, 5 of what stands on all pages, 4 of the page for unknown addresses and 3 that may stay one text for all\./,
  );
  expect(existsSync(path('words-de-home.csv'))).toBe(true);
});

test('a table that cannot be read writes nothing', async () => {
  const { put, read, text } = site();
  const before = text(home);
  put('words-de.csv', 'file,path,en\n');
  await expect(read('words-de.csv')).rejects.toThrow(/nothing was written.*lacks “de”/);
  expect(text(home)).toBe(before);
});

test.each<[string[], RegExp]>([
  [[], /Say the language/],
  [['de', '--what'], /only options/],
  [['de', 'a.csv', 'b.csv'], /One table/],
  [['de', 'a.xlsx'], /CSV UTF-8/],
  [['de', 'a.csv', '--all'], /for writing a table/],
])('npm run words -- %j is refused with what is allowed', (args, message) => {
  expect(() => readRequest(args)).toThrow(message);
});

test.each([
  ['da', /Allowed: de, ar\. Did you mean de \?/],
  ['en', /main language.*Allowed: de, ar\./],
])('the language %s is refused with what is allowed', (key, message) => {
  expect(() => siteWords(teaSources(), key)).toThrow(message);
  expect(() => wantedOf(key, [])).toThrow(/in one language/);
});

const applied = (words: SiteWords, rows: readonly Row[]): ConfigSources => {
  const read = readTable('a.csv', Buffer.from(writeCsv(rows, words.keys)), words);
  const { placed } = planRows(read, words.units, words.names);
  const sources = { ...words.sources };
  for (const { change } of changesOf(placed, words).changes) {
    const done = applyWords(change.file, sources[change.file] ?? '', change);
    if ('impossible' in done) throw new Error(done.impossible);
    sources[change.file] = done.text;
  }
  return sources;
};

test('reading a table changes only what it names, in that language alone', () => {
  const words = siteWords(teaSources(), 'de');
  const all = rowsOf(words, { all: true });
  const others = ['en', 'ar'].map((key) => [key, valuesOf(words.sources, key)] as const);
  const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.dictionary(fc.nat(all.length - 1).map(String), texts), (chosen) => {
      const rows = all.map((row, at) => ({ ...row, own: chosen[at] ?? row.own }));
      const now = siteWords(applied(words, rows), 'de');
      for (const [file, text] of Object.entries(words.sources)) {
        expect(commentsOf(now.sources[file] ?? '')).toEqual(commentsOf(text));
      }
      for (const [key, values] of others) expect(valuesOf(now.sources, key)).toEqual(values);
      const named = new Set(rows.filter((_, at) => chosen[at] !== undefined).map(idOf));
      const unnamed = ({ units }: SiteWords) => units.filter((unit) => !named.has(idOf(unit)));
      expect(unnamed(now).map(({ main, own }) => [main, own])).toEqual(
        unnamed(words).map(({ main, own }) => [main, own]),
      );
    }),
    randomRuns({ short: 10, full: 200 }),
  );
});
