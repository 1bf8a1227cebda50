/** @jest-environment node */
import { applyChange, newFileText } from '../../packages/config-files';
import { createTestSite, type TestSite } from '../../packages/edit-store/testing/test-site';
import { languagesRoutes } from './languages-routes';

let site: TestSite;
afterEach(() => site.remove());

const open = (from?: string) => {
  site = createTestSite(from);
  const store = site.open({ apply: applyChange, newFileText });
  const [route] = languagesRoutes({ site: site.folder, store });
  const add = (request: unknown) => route!.handle(request as never, new URLSearchParams());
  return { store, add };
};

test('a language comes to a site of one as a step that undo takes back', async () => {
  const { store, add } = open();
  const before = site.texts();
  expect(await add({ tag: 'de', pages: [] })).toMatchObject({
    is: 'written',
    state: { undo: 'New language: German' },
  });
  expect(site.read('config/site.ts')).toMatch(/languages: \['en(?:-GB)?', 'de'\]/);
  expect(await store.undo()).toMatchObject({ is: 'written' });
  expect(site.texts()).toEqual(before);
});

test('for the beginning one page alone may be in it', async () => {
  const { add } = open();
  expect(await add({ tag: 'fr', pages: ['contact'] })).toMatchObject({ is: 'written' });
  expect(site.read('config/routes.ts')).toMatch(/page: 'about'[^}]*languages: \['en'\]/);
});

test('one that is there already, and one without words, are told', async () => {
  const { add } = open('tests/sites/languages');
  const saying = (words: string) => ({
    is: 'impossible',
    message: expect.stringContaining(words) as string,
  });
  expect(await add({ tag: 'de', pages: [] })).toEqual(saying('German is there already'));
  expect(await add({ tag: 'fi', pages: [] })).toEqual(saying('no words in this language'));
});
