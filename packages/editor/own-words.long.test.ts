/** @jest-environment node */
import type { Change, Value } from '../../src/schema/values/change';
import { valueAt } from '../../src/schema/values/paths';
import { createEditLanguages } from '../edit-languages';
import { createTestSite } from '../edit-store/testing/test-site';
import type { EditedPage } from './edit-runtime';
import { createSession } from './editor-session';
import { editFolder } from './testing/edited-folder';

/** Words that are typed on the page in one language, with what follows them, by the session and the store. */

const home = 'config/pages/home.ts';
const hero = (title: string, highlight: string) => `{
      kind: 'hero',
      title: ${title},
      highlight: ${highlight},
      lead: 'Every day.',
      action: { label: { en: 'Write', de: 'Schreiben', ar: 'اكتب' }, to: '/Contact' },
    }`;

const prose = `{
      kind: 'prose',
      paragraphs: [{ heading: 'Green Leaves' }, '[Green](#green-leaves)'],
    }`;

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((close) => close()));

/** A page whose opening has these words, as the editor sees it in a language. */
const open = async (language: string, title: string, highlight: string) => {
  const site = createTestSite('tests/sites/languages');
  opened.push(site.remove);
  const opening = site
    .read(home)
    .replace(/\{\s+kind: 'page-header',.*?\n {4}\}/s, () => hero(title, highlight));
  site.write(home, opening.replace(/\{\s+kind: 'prose',.*?\n {4}\}/s, prose));
  const { client } = editFolder(site).start();
  const page = { languages: createEditLanguages(language) } as EditedPage;
  const session = createSession(client, page, await client.hello());
  const before = site.read(home);
  const at = (path: string) => ({ file: home, path });
  return {
    session,
    type: (path: string, value: string) => {
      const change: Change = {
        ...{ do: 'set', ...at(path), value },
        was: session.valueAt(at(path)) as Value,
      };
      return session.write({ words: 'Typed', changes: [change] });
    },
    /** What the file says, in all languages, of the keys of a section. */
    said: async (index: number, ...keys: string[]) => {
      const { files } = await client.hello();
      return keys.map((key) => valueAt(files[home], `sections[${index}].${key}`));
    },
    isAsBefore: () => expect(site.read(home)).toBe(before),
  };
};

const title = 'sections[0].title';

test('a headline that is the same in all becomes German, and so does its highlighted word; one step back takes both', async () => {
  const { session, type, said, isAsBefore } = await open('de-DE', "'Fine Tea'", "'Tea'");
  expect(await type(title, 'Guter Tee')).toMatchObject({ is: 'written' });
  expect(await said(0, 'title', 'highlight')).toEqual([
    { en: 'Fine Tea', de: 'Guter Tee' },
    { en: 'Tea', de: 'Tee' },
  ]);
  expect(session.get().notice).toEqual({ words: '“Highlight” is “Tee” now.', canUndo: true });
  await session.undo();
  isAsBefore();
});

test.each([
  ['de-DE', ['Eins', 'Zwei'], /^What is added is shown in English as well/],
  ['de-DE', ['–'], undefined],
  ['en-GB', ['One'], undefined],
])('on a page in %s, that %p is added in all languages is told: %p', async (tag, added, told) => {
  const { session, isAsBefore } = await open(tag, "'Fine Tea'", "'Tea'");
  const place = { file: home, path: 'sections[1].paragraphs' };
  const was = session.valueAt(place) as Value[];
  const changes = added.map((value, at): Change => {
    return { do: 'insert', ...place, at, value, was: [...added.slice(0, at), ...was] };
  });
  expect(await session.write({ words: 'Added', changes })).toMatchObject({ is: 'written' });
  const { notice } = session.get();
  if (told) expect(notice?.words).toMatch(told);
  else expect(notice).toBeUndefined();
  await session.undo();
  isAsBefore();
});

test('a highlighted word that German has no more is empty in it, and stays in the other languages', async () => {
  const { session, type, said, isAsBefore } = await open(
    'de-DE',
    "{ en: 'Fine Tea' }",
    "{ en: 'Tea' }",
  );
  expect(await type(title, 'Wir kochen für Sie')).toMatchObject({ is: 'written' });
  const words = [
    { en: 'Fine Tea', de: 'Wir kochen für Sie' },
    { en: 'Tea', de: '' },
  ];
  expect(await said(0, 'title', 'highlight')).toEqual(words);
  expect(session.get().notice).toMatchObject({
    words: '“Highlight” “Tea” is left out: it is not there any more.',
    canUndo: true,
  });
  await session.undo();
  isAsBefore();
});

test('a highlighted word of all languages stays in those whose headline has it, as the main one gets another', async () => {
  const { type, said } = await open('en-GB', "{ en: 'Fine Tea', de: 'Feiner Tea' }", "'Tea'");
  expect(await type(title, 'Fine Leaves')).toMatchObject({ is: 'written' });
  expect(await said(0, 'highlight')).toEqual([{ en: 'Leaves', de: 'Tea' }]);
});

test('links to a heading lead to its German words in German alone', async () => {
  const { type, said } = await open('de-DE', "'Fine Tea'", "'Tea'");
  const [heading, link] = ['paragraphs[0].heading', 'paragraphs[1]'];
  expect(await type(`sections[1].${heading}`, 'Bestes')).toMatchObject({ is: 'written' });
  expect(await said(1, heading, link)).toEqual([
    { en: 'Green Leaves', de: 'Bestes' },
    { en: '[Green](#green-leaves)', de: '[Green](#bestes)' },
  ]);
});

test('words for all languages are asked for, and their followers are for all as well', async () => {
  const { session, type, said } = await open('de-DE', "'Fine Tea'", "'Tea'");
  session.chooseLanguages({ file: home, path: title }, false);
  expect(await type(title, 'Guter Tee')).toMatchObject({ is: 'written' });
  expect(await said(0, 'title', 'highlight')).toEqual(['Guter Tee', 'Tee']);
});
