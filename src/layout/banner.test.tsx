import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import Banner from './banner';

const text = 'The spa is open.';

/** Opens another page: whether it shows the notice. */
const opens = (notice: { text?: string; once?: boolean }) => {
  cleanup();
  delete document.documentElement.dataset.banner;
  render(
    <SiteContext value={{ site: { timeZone: 'UTC' } } as unknown as SiteContextValue}>
      <Banner banner={{ text, close: 'Close', once: false, ...notice }} />
      <main id="main" tabIndex={-1} />
    </SiteContext>,
  );
  return document.documentElement.dataset.banner === 'on';
};

const close = () => userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));

/** The tab is closed, and the visitor comes back another day. */
const comeBack = () => sessionStorage.clear();

beforeEach(() => {
  // React says that it runs no script that it shows: on built pages the browser does.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a notice is shown on every page and visit until it is closed, and again with other words', async () => {
  expect([opens({}), opens({})]).toEqual([true, true]);
  comeBack();
  expect(opens({})).toBe(true);
  await close();
  expect(opens({})).toBe(false);
  comeBack();
  expect(opens({})).toBe(false);
  expect(opens({ text: 'The spa is closed.' })).toBe(true);
});

test('one that opens once is on every page of the first visit, and then no more', async () => {
  const once = { once: true };
  expect([opens(once), opens(once)]).toEqual([true, true]);
  comeBack();
  expect(opens(once)).toBe(false);
  expect(opens({ ...once, text: 'The spa is closed.' })).toBe(true);
  await close();
  expect(opens({ ...once, text: 'The spa is closed.' })).toBe(false);
});

test('where the browser stores nothing it is shown', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  expect(opens({ once: true })).toBe(true);
});
