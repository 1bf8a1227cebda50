import { draftsAfter, type SettingDraft, tabDrafts } from './setting-drafts';

const file = 'config/pages/home.ts';
const draft: SettingDraft = {
  ...{ file, path: 'sections[0].title', held: '', value: '', words: 'Title of 1 “One”' },
  isRefused: true,
};
const pageOf = (...titles: string[]) =>
  ({
    [file]: { title: 'Home', sections: titles.map((title) => ({ kind: 'map', title })) },
  }) as never;

test('a draft follows its entry, goes with it, and is none once it is written', () => {
  const before = pageOf('One', 'Two');
  expect(draftsAfter([draft], before, pageOf('Zero', 'One', 'Two'))).toEqual({
    drafts: [{ ...draft, path: 'sections[1].title' }],
    dropped: [],
  });
  expect(draftsAfter([draft], before, pageOf('Two'))).toEqual({ drafts: [], dropped: [draft] });
  const written = { ...draft, value: 'Three' };
  expect(draftsAfter([written], before, pageOf('Three', 'Two')).drafts).toEqual([]);
});

test('what a page left is there for the next one of its site, as far as it has a place', () => {
  const { save } = tabDrafts('A site');
  save([draft, { ...draft, path: 'sections[7].title' }]);
  expect(tabDrafts('A site').left(pageOf('One'))).toEqual([draft]);
  expect(tabDrafts('Another').left(pageOf('One'))).toEqual([]);
  save([]);
  expect(tabDrafts('A site').left(pageOf('One'))).toEqual([]);
});

test('what was typed in a tab that is closed by now is taken over once, and that of an open one is not', async () => {
  const note = JSON.stringify([draft]);
  const notes = ['closed', 'open'].map((id) => `edit-settings A site tab ${id}`);
  notes.forEach((name) => localStorage.setItem(name, note));
  const locks = {
    request: () => Promise.resolve(),
    query: () => Promise.resolve({ held: [{ name: 'edit-tab open' }] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const { ofClosed } = tabDrafts('A site');
  expect(await ofClosed(pageOf('One'))).toEqual([draft]);
  expect(await ofClosed(pageOf('One'))).toEqual([]);
  expect(notes.map((name) => localStorage.getItem(name))).toEqual([null, note]);
  Reflect.deleteProperty(navigator, 'locks');
});
