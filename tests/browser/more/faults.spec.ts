import type { Locator, Page } from '@playwright/test';
import {
  contacts,
  countCommits,
  expectOnce,
  holdCommits,
  logged,
  manyTimes,
  send,
  unreachable,
} from '../commits';
import { fillContact, mainForm } from '../form-journey';
import { foreignAnswers, shapeDatabase, shapes, storedAnywhere, waiting } from '../outbox';
import { expect, open, test } from '../site';

/** Rarer failures on the way of a message, which must still arrive once. */

test.use({ backend: 'of rare failures' });
test.describe.configure({ mode: 'default' });

/** One visit sends several messages if it can: each is a step. */
const { step } = test;

/** One by its status and one by its words; src/firebase/commit-answer.test.ts has a table of all. */
const someAnswers = Object.entries(foreignAnswers).filter(([what]) =>
  ['the API is not enabled', 'a proxy’s page', '{}'].includes(what),
);

test('answers of other servers do not count: each message waits and is stored', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  await page.clock.install();
  await open(page, '/Contact');
  for (const [name, answer] of someAnswers) {
    await step(name, async () => {
      await fillContact(page, name);
      // Until the next message: this one may be tried again at any moment.
      await site.repair();
      await site.breakNext({ target: 'commit', ...answer, times: manyTimes });
      const failed = logged(page, `Answered with ${answer.status}: ${answer.body}`);
      await send(page).click();
      await failed;
      await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
      expect(contacts(site, name)).toEqual([]);
      await expect.poll(() => storedAnywhere(page)).toContain(`"Messsage":"${name}"`);
    });
  }
  await site.repair();
  await page.clock.fastForward(15 * 60_000);
  for (const name of someAnswers.map(([what]) => what)) await expectOnce(site, name);
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('only one of two tabs sends a waiting message', async ({ page, context, site, watch }) => {
  watch.expectProblems(...unreachable);
  await open(page, '/Contact');
  await fillContact(page, 'two tabs');
  await site.breakNext({ target: 'commit', status: 503, times: 1 });
  const failed = logged(page, 'Contact_cli: not saved');
  await send(page).click();
  await failed;
  const commits = await holdCommits(context);
  const other = await context.newPage();
  const sent = countCommits(context);
  await Promise.all([open(other, '/'), open(page, '/')]);
  await expect.poll(commits.held).toBe(1);
  await commits.release();
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  await expectOnce(site, 'two tabs');
  expect(sent()).toBe(1);
});

test('a message is sent, and retried while the page is open, when browser storage throws', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  await page.clock.install();
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/Contact');
  await fillContact(page, 'no storage');
  await site.breakNext({ target: 'commit', status: 503, times: 1 });
  const failed = logged(page, 'Contact_cli: not saved');
  await send(page).click();
  await failed;
  await page.clock.fastForward(5_000);
  await expectOnce(site, 'no storage');
});

test('foreign data in the place of what waits stays, and a message waits and is stored', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  for (const shape of shapes) {
    await step(`a database with ${shape.what}`, async () => {
      await shapeDatabase(page, shape);
      const before = await storedAnywhere(page);
      await open(page, '/Contact');
      await fillContact(page, shape.what);
      await site.breakNext({ target: 'commit', status: 503 });
      const failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
      // The next visit: nothing of this one is in memory.
      await open(page, '/Blog');
      await expectOnce(site, shape.what);
      await expect.poll(() => storedAnywhere(page)).toBe(before);
    });
  }
});

test('a message from a clock that is wrong is sent by a correct one, and no failure loses it', async ({
  context,
  site,
}) => {
  for (const [name, time, stored] of [
    // No record is older than the year 2000.
    ['at 1970', '1970-01-01T00:10:00Z', 2000],
    ['ten years ahead', '2036-11-21T10:00:00Z', 2036],
  ] as const) {
    await step(`a clock ${name}`, async () => {
      const tab = await context.newPage();
      await tab.clock.install({ time: new Date(time) });
      await open(tab, '/Contact');
      await fillContact(tab, name);
      await site.breakNext({ target: 'commit', status: 503, times: 2 });
      const failed = logged(tab, 'Contact_cli: not saved');
      await send(tab).click();
      await failed;
      await expect(mainForm(tab)).toHaveAttribute('aria-busy', 'false');
      await tab.close();
      const next = await context.newPage();
      const again = logged(next, 'Contact_cli: not saved');
      await open(next, '/Blog');
      await again;
      await expectOnce(site, name);
      await next.close();
      const [record] = contacts(site, name);
      expect(new Date(Number(record?.id)).getUTCFullYear()).toBe(stored);
    });
  }
});

/** What a visitor may do at the moment of the press. */
const departures = {
  'the tab is closed': async (tab: Page, button: Locator) => {
    await button.evaluate((element: HTMLElement) => element.click());
    await tab.close();
  },
  'the page closes itself': async (tab: Page, button: Locator) => {
    const closed = tab.waitForEvent('close');
    await button
      .evaluate((element: HTMLElement) => {
        element.click();
        window.close();
      })
      .catch(() => undefined);
    await closed;
  },
  'another page is opened in its place': async (tab: Page, button: Locator) => {
    await button.evaluate((element: HTMLElement) => {
      element.click();
      window.location.href = '/robots.txt';
    });
    await tab.waitForURL('**/robots.txt');
    await tab.close();
  },
};

test('a message whose page goes right after the press of the button is sent by the next visit', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/robots.txt');
  for (const [name, depart] of Object.entries(departures)) {
    await step(name, async () => {
      const coming = context.waitForEvent('page');
      // It may close itself, since script opened it, and shares no process with this page.
      await page.evaluate(() => void window.open('about:blank', '', 'noopener'));
      const tab = await coming;
      await open(tab, '/Contact');
      await mainForm(tab).getByLabel('Message').focus();
      await expect(mainForm(tab).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
      await fillContact(tab, name);
      await depart(tab, send(tab));
    });
  }
  const next = await context.newPage();
  await open(next, '/Services');
  for (const name of Object.keys(departures)) {
    await expectOnce(site, name);
    await expect.poll(() => storedAnywhere(next)).not.toContain(name);
  }
});

const nasty = [
  ['emoji and combining marks', '👩🏽‍🚀 Zürich ñ 한국어 ‏עברית'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['control characters', 'a\u0000b\u0007c\u001b[31md\u007f'],
  ['what reads otherwise than it is written', 'abc\u202efdp.exe\u202c'],
] as const;

test('emoji, markup and control characters are stored as typed', async ({ page, site }) => {
  await open(page, '/Contact');
  for (const [name, text] of nasty) {
    await step(name, async () => {
      // As some keyboards can type it: Playwright fills in only what HTML allows in a control.
      await fillContact(page, text);
      const before = site.stored('Contact_cli').length;
      await send(page).click();
      await expect.poll(() => site.stored('Contact_cli').length).toBe(before + 1);
      expect(site.stored('Contact_cli').at(-1)?.Messsage).toBe(text);
      await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
    });
  }
});
