import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  expectNothingShown,
  fillContact,
  fillInquiry,
  inquiryThanks,
  mainForm,
  putToastsAway,
} from './form-journey';
import { foreignAnswers, storedAnywhere, refusals, shapeDatabase, shapes, waiting } from './outbox';
import { expect, open, test, type Site } from './site';

/** Failures on the way of a message, which must still arrive once. */

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form');
const send = (page: Page) => mainForm(page).getByRole('button', { name: 'Send' });

const contacts = (site: Site, message: string) =>
  site.stored('Contact_cli').filter(({ Messsage }) => Messsage === message);
const inquiries = (site: Site, project: string) =>
  site.stored('Inquriy').filter(({ Pname }) => Pname === project);

const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.text().includes(text));

const expectOnce = async (site: Site, message: string) => {
  await expect.poll(() => contacts(site, message).length).toBe(1);
};

/** When a connection is cut, Chromium itself repeats the request on every other connection it keeps. */
const manyTimes = 20;

const unreachable = [/Failed to load resource/, /not saved/, /net::ERR/];

test.describe.configure({ mode: 'default' });

/** One visit sends several messages if it can: each is a step. */
const { step } = test;

test.describe('contact, which shows no error message', () => {
  test('a message that is submitted offline is sent later with its first date', async ({
    page,
    context,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable);
    await open(page, '/Contact');
    // Turning to a form loads what sends it.
    await mainForm(page).getByLabel('Message').focus();
    await fillContact(page, 'offline');
    await page.waitForLoadState('networkidle');

    await step('the network comes back', async () => {
      await context.setOffline(true);
      const failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(mainForm(page).getByLabel('Message')).toHaveValue('');
      await context.setOffline(false);
      await expectOnce(site, 'offline');
      await expect.poll(() => waiting(page)).toEqual([]);
    });

    await step('the tab is closed', async () => {
      await fillContact(page, 'closed offline');
      await context.setOffline(true);
      const before = Date.now();
      const failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      const after = Date.now();
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await open(next, '/Blog');
      await expectOnce(site, 'closed offline');
      const [record] = contacts(site, 'closed offline');
      expect(record?.id).toBeGreaterThanOrEqual(before);
      expect(record?.id).toBeLessThanOrEqual(after);
    });
  });

  test('failed, lost and late answers: the message is stored once, and the form stays usable', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable);
    await page.clock.install();
    await open(page, '/Contact');

    await step('503 twice, then taken: by the second or third try', async () => {
      await fillContact(page, '503 twice');
      await site.breakNext({ target: 'commit', status: 503, times: 2 });
      let failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      failed = logged(page, 'Contact_cli: not saved');
      await page.clock.fastForward(5_000);
      await failed;
      expect(contacts(site, '503 twice')).toEqual([]);
      const saved = logged(page, 'Contact_cli: saved');
      await page.clock.fastForward(15_000);
      await saved;
      await expectOnce(site, '503 twice');
      await expect.poll(() => waiting(page)).toEqual([]);
    });

    await step('an answer lost after the save: sent again', async () => {
      await fillContact(page, 'lost answer');
      await site.breakNext({ target: 'commit', cut: true, times: manyTimes, afterCommit: true });
      const failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      await site.repair();
      const saved = logged(page, 'Contact_cli: saved');
      await page.clock.fastForward(5_000);
      await saved;
      expect(contacts(site, 'lost answer')).toHaveLength(1);
      expect(await waiting(page)).toEqual([]);
    });

    await step('an answer that comes after a minute', async () => {
      await fillContact(page, 'after a minute');
      const commits = await holdCommits(page);
      await send(page).click();
      await expect.poll(commits.held).toBe(1);
      const failed = logged(page, 'Contact_cli: not saved');
      await page.clock.fastForward(30_000);
      await failed;
      await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
      await page.clock.fastForward(30_000);
      await expect.poll(commits.held).toBe(2);
      await commits.release();
      await expectOnce(site, 'after a minute');
      await expect.poll(() => waiting(page)).toEqual([]);
      expect(contacts(site, 'after a minute')).toHaveLength(1);
    });
  });

  test('a message that Firestore denies is set aside with its answer and never sent again', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable, /set aside/);
    await open(page, '/Contact');
    for (const [name, answer] of Object.entries(refusals)) {
      await step(name, async () => {
        await fillContact(page, `refused by ${name}`);
        await site.breakNext({ target: 'commit', ...answer });
        const aside = logged(page, 'Contact_cli: set aside');
        await send(page).click();
        await aside;
        await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
        await expectNothingShown(page);
        await expect.poll(() => storedAnywhere(page)).toContain(`refused by ${name}`);
      });
    }
    const commits = countCommits(page);
    const reported = logged(page, 'Set aside in "outbox" of this browser');
    await open(page, '/Contact');
    await reported;
    await page.waitForLoadState('networkidle');
    expect(commits()).toBe(0);
    const stored = await storedAnywhere(page);
    for (const name of Object.keys(refusals)) {
      expect(contacts(site, `refused by ${name}`)).toEqual([]);
      expect(stored).toContain(`refused by ${name}`);
    }
    expect(stored).toContain('Missing or insufficient permissions.');
  });

  test('answers of other servers do not count: each message waits and is stored', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable);
    await page.clock.install();
    await open(page, '/Contact');
    for (const [name, answer] of Object.entries(foreignAnswers)) {
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
    for (const name of Object.keys(foreignAnswers)) await expectOnce(site, name);
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

  for (const shape of shapes) {
    test(`a database with ${shape.what}: foreign data stays, and a message waits and is stored`, async ({
      page,
      site,
      watch,
    }) => {
      watch.expectProblems(...unreachable);
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

  for (const [name, time] of [
    ['at 1970', '1970-01-01T00:10:00Z'],
    ['a month behind', new Date(Date.now() - 30 * 86_400_000).toISOString()],
    ['ten years ahead', '2036-11-21T10:00:00Z'],
  ] as const) {
    test(`a message from a clock that is ${name} is sent by a correct one, and no failure loses it`, async ({
      page,
      context,
      site,
      watch,
    }) => {
      watch.expectProblems(...unreachable);
      await page.clock.install({ time: new Date(time) });
      await open(page, '/Contact');
      await fillContact(page, name);
      await site.breakNext({ target: 'commit', status: 503, times: 2 });
      const failed = logged(page, 'Contact_cli: not saved');
      await send(page).click();
      await failed;
      await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
      await page.close();
      const next = await context.newPage();
      const again = logged(next, 'Contact_cli: not saved');
      await open(next, '/Blog');
      await again;
      await expectOnce(site, name);
    });
  }

  test('a message is stored although the clock is ten years off', async ({ page, site }) => {
    await page.clock.install({ time: new Date('2036-11-21T10:00:00Z') });
    await open(page, '/Contact');
    await fillContact(page, 'ten years ahead');
    await send(page).click();
    await expectOnce(site, 'ten years ahead');
    const [record] = contacts(site, 'ten years ahead');
    expect(new Date(Number(record?.id)).getUTCFullYear()).toBe(2036);
  });
});

test('inquiry: five presses of Enter store one message, robots store none, and visitors decide on a retry', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  await open(page, '/');
  const thanks = page.getByText(inquiryThanks, { exact: true });

  await step('an e-mail of 50 000 characters is refused at once', async () => {
    const form = newsletter(page);
    await form.getByLabel('Your e-mail').evaluate((input: HTMLInputElement) => {
      input.value = `${'a'.repeat(25_000)}@${'b.'.repeat(12_500)}`;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address');
    expect(site.stored('subcribe').filter(({ Email }) => String(Email).length > 254)).toEqual([]);
  });

  await step('what fills in the honeypot looks sent, is logged and is not stored', async () => {
    await fillInquiry(page, 'cheap pills');
    const honeypot = page.getByRole('main').locator('input[name="leave-empty"]');
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pills.example'));
    const caught = logged(page, 'Inquriy: caught by the honeypot');
    const commits = countCommits(page);
    await send(page).click();
    await caught;
    await expect(thanks).toBeVisible();
    await expect(mainForm(page).getByLabel('Project')).toHaveValue('');
    expect(commits()).toBe(0);
    expect(inquiries(site, 'cheap pills')).toEqual([]);
    await putToastsAway(page);
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''));
  });

  await step('Enter five times is one message', async () => {
    await fillInquiry(page, 'five times');
    const commits = await holdCommits(page);
    await mainForm(page).getByLabel('Project').focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
    await expect.poll(commits.held).toBe(1);
    await commits.release();
    await expect(thanks).toBeVisible();
    expect(inquiries(site, 'five times')).toHaveLength(1);
    expect(commits.held()).toBe(1);
    await putToastsAway(page);
  });

  await step(
    'nothing is sent without the knowledge of a visitor who was asked to try again',
    async () => {
      await fillInquiry(page, 'not again');
      await site.breakNext({ target: 'commit', status: 503 });
      await send(page).click();
      await expect(page.getByText('Plas Try Agin', { exact: true })).toBeVisible();
      await expect.poll(() => waiting(page)).toEqual([]);
      await site.repair();
      const commits = countCommits(page);
      await open(page, '/Blog');
      await page.waitForLoadState('networkidle');
      expect(commits()).toBe(0);
      expect(inquiries(site, 'not again')).toEqual([]);
    },
  );
});

test('a message of contact or inquiry whose tab is closed is stored once at the next visit', async ({
  context,
  site,
}) => {
  for (const { path, fill, stored } of [
    { path: '/Contact', fill: fillContact, stored: contacts },
    { path: '/', fill: fillInquiry, stored: inquiries },
  ]) {
    await step(path, async () => {
      // No other tab is open, which would send it in place of the closed one.
      const tab = await context.newPage();
      await open(tab, path);
      await fill(tab, 'closed tab');
      const commits = await holdCommits(tab);
      await send(tab).click();
      await expect.poll(commits.held).toBe(1);
      await tab.close();
      expect(stored(site, 'closed tab')).toEqual([]);
      const next = await context.newPage();
      await open(next, '/Services');
      await expect.poll(() => stored(site, 'closed tab').length).toBe(1);
      await next.close();
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

for (const [name, depart] of Object.entries(departures)) {
  test(`${name} right after a press of the button, three times: the next visit sends all three`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/robots.txt');
    for (const turn of [1, 2, 3]) {
      const coming = context.waitForEvent('page');
      // It may close itself, since script opened it, and shares no process with this page.
      await page.evaluate(() => void window.open('about:blank', '', 'noopener'));
      const tab = await coming;
      await open(tab, '/Contact');
      await mainForm(tab).getByLabel('Message').focus();
      await expect(mainForm(tab).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
      await fillContact(tab, `${name} ${turn}`);
      await depart(tab, send(tab));
    }
    const next = await context.newPage();
    await open(next, '/Services');
    for (const turn of [1, 2, 3]) await expectOnce(site, `${name} ${turn}`);
    await expect.poll(() => storedAnywhere(next)).not.toContain(name);
  });
}

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

test('a map that is blocked leaves the address and a link to the map', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/, /net::ERR/);
  await page.route(/openstreetmap/, (route) => route.abort('blockedbyclient'));
  await open(page, '/Contact');
  await page.getByTitle('Map of our location').scrollIntoViewIfNeeded();
  await expect(page.getByText('Sample Street 1')).toBeVisible();
  await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
  await expect(send(page)).toBeEnabled();
});

const countCommits = (place: Page | BrowserContext) => {
  let count = 0;
  (place as BrowserContext).on('request', (request) => {
    if (request.url().includes(':commit') && request.method() === 'POST') count += 1;
  });
  return () => count;
};

/** Holds requests to store back until they are released. */
const holdCommits = async (place: Page | BrowserContext) => {
  const going: (() => Promise<void>)[] = [];
  let open = false;
  await place.route(/:commit/, async (route) => {
    if (open || route.request().method() !== 'POST') return route.continue();
    going.push(() => route.continue().catch(() => undefined));
  });
  return {
    held: () => going.length,
    release: async () => {
      open = true;
      await Promise.all(going.map((go) => go()));
    },
  };
};
