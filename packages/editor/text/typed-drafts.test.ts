import { createTypedDrafts, type TypedDraft } from './typed-drafts';

const draft: TypedDraft = {
  file: 'config/pages/home.ts',
  path: 'sections[0].title',
  text: 'Hel',
  was: 'Welcome',
  words: 'The headline.',
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('what is typed is kept within half a second, the last of it', () => {
  const drafts = createTypedDrafts('Site');
  drafts.keep(draft);
  drafts.keep({ ...draft, text: 'Hello' });
  jest.advanceTimersByTime(500);
  expect(createTypedDrafts('Site').left()).toEqual([{ ...draft, text: 'Hello' }]);
});

test('nothing is left of what was written or taken back, also while it waits', () => {
  const drafts = createTypedDrafts('Site');
  drafts.keep(draft);
  drafts.flush();
  drafts.keep({ ...draft, text: 'Hello' });
  drafts.drop(draft);
  jest.advanceTimersByTime(500);
  expect(createTypedDrafts('Site').left()).toEqual([]);
});

test('two texts are kept, each by its place and its site', () => {
  const drafts = createTypedDrafts('Site');
  drafts.keep(draft);
  drafts.keep({ ...draft, path: 'title' });
  drafts.flush();
  expect(drafts.left().map(({ path }) => path)).toEqual(['sections[0].title', 'title']);
  expect(createTypedDrafts('Another').left()).toEqual([]);
});

test('what is no draft is left alone', () => {
  sessionStorage.setItem('edit-drafts Site', '[{"file":5},7]');
  expect(createTypedDrafts('Site').left()).toEqual([]);
  sessionStorage.setItem('edit-drafts Site', '{');
  expect(createTypedDrafts('Site').left()).toEqual([]);
});

test('what was typed in a tab is offered in no other while it is open, and once after it is closed', async () => {
  const locks = new Set<string>();
  Object.assign(navigator, {
    locks: {
      request: () => new Promise(() => undefined),
      query: () => Promise.resolve({ held: [...locks].map((name) => ({ name })) }),
    },
  });
  const other = { ...draft, text: 'Of another tab' };
  localStorage.setItem('edit-drafts Site tab other', JSON.stringify([other]));
  locks.add('edit-tab other');
  const drafts = createTypedDrafts('Site');
  // Both type into one text.
  drafts.keep(draft);
  expect(await drafts.takeOfClosed()).toBe(false);
  locks.clear();
  expect(await drafts.takeOfClosed()).toBe(true);
  expect(drafts.left()).toEqual([other, draft]);
  // This one's own is written, and the other one is still to be offered.
  drafts.drop(draft);
  expect(createTypedDrafts('Site').left()).toEqual([other]);
  drafts.forget(other);
  expect(createTypedDrafts('Site').left()).toEqual([]);
  expect(await drafts.takeOfClosed()).toBe(false);
});
