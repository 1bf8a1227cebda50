import type { BrowserContext, Page } from '@playwright/test';
import { fillContact, fillInquiry, inquiryThanks, mainForm, putToastsAway } from './form-journey';
import { expect, open, test, type Site } from './site';

/** What goes wrong on the way of a message, and that it arrives once all the same. */

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

/** Chromium itself sends again on every other connection that it keeps when one is cut. */
const manyTimes = 20;

const unreachable = [/Failed to load resource/, /not saved/, /net::ERR/];

test.describe.configure({ mode: 'default' });

/** A visit sends one message after the other where it can: each is a step of its own. */
const { step } = test;

test.describe('contact, which fails without a word', () => {
  test('offline at submit: nothing is shown, and it goes out when the network is back, or at the next visit, as of when it was sent', async ({
    page,
    context,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable);
    await open(page, '/Contact');
    // Who turns to a form has what sends it.
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

  test('503 twice, an answer lost, one that comes after a minute: stored once, and the form is free', async ({
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
      await site.mend();
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

  test('403 and 400 are final: dropped, logged and never sent again', async ({
    page,
    site,
    watch,
  }) => {
    watch.expectProblems(...unreachable);
    await open(page, '/Contact');
    const statuses = [403, 400];
    for (const status of statuses) {
      await step(`${status}`, async () => {
        await fillContact(page, `refused ${status}`);
        await site.breakNext({ target: 'commit', status });
        const failed = logged(page, 'Contact_cli: not saved');
        await send(page).click();
        await failed;
        await expect(mainForm(page)).toHaveAttribute('aria-busy', 'false');
        expect(await waiting(page)).toEqual([]);
      });
    }
    const commits = countCommits(page);
    await open(page, '/Contact');
    await page.waitForLoadState('networkidle');
    expect(commits()).toBe(0);
    for (const status of statuses) expect(contacts(site, `refused ${status}`)).toEqual([]);
  });

  test('two tabs with one message that waits: one of them sends it', async ({
    page,
    context,
    site,
    watch,
  }) => {
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

  test('browser storage that throws: it is sent all the same, and again while the page is open', async ({
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

  test('what an older version of the site left behind does no harm', async ({ page, site }) => {
    await page.goto('/robots.txt');
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('outbox');
          opening.onerror = reject;
          opening.onupgradeneeded = () => opening.result.createObjectStore('unsent');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('unsent', 'readwrite');
            writing.objectStore('unsent').put({ nonsense: true }, 'x');
            writing.oncomplete = () => {
              opening.result.close();
              resolve(undefined);
            };
          };
        }),
    );
    await open(page, '/Contact');
    await fillContact(page, 'after nonsense');
    await send(page).click();
    await expectOnce(site, 'after nonsense');
  });

  test('a clock ten years off: the message arrives', async ({ page, site }) => {
    await page.clock.install({ time: new Date('2036-11-21T10:00:00Z') });
    await open(page, '/Contact');
    await fillContact(page, 'ten years ahead');
    await send(page).click();
    await expectOnce(site, 'ten years ahead');
    const [record] = contacts(site, 'ten years ahead');
    expect(new Date(Number(record?.id)).getUTCFullYear()).toBe(2036);
  });
});

test('inquiry: Enter five times is one message, the honeypot catches, and who is asked to try again decides', async ({
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

  await step('nothing goes out behind the back of who was asked to try again', async () => {
    await fillInquiry(page, 'not again');
    await site.breakNext({ target: 'commit', status: 503 });
    await send(page).click();
    await expect(page.getByText('Plas Try Agin', { exact: true })).toBeVisible();
    await expect.poll(() => waiting(page)).toEqual([]);
    await site.mend();
    const commits = countCommits(page);
    await open(page, '/Blog');
    await page.waitForLoadState('networkidle');
    expect(commits()).toBe(0);
    expect(inquiries(site, 'not again')).toEqual([]);
  });
});

test('the tab closed while a message is being sent, of contact and of inquiry: there at the next visit, once', async ({
  context,
  site,
}) => {
  for (const { path, fill, stored } of [
    { path: '/Contact', fill: fillContact, stored: contacts },
    { path: '/', fill: fillInquiry, stored: inquiries },
  ]) {
    await step(path, async () => {
      // No other tab is open, which would send it in the place of the one that is closed.
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

const nasty = [
  ['emoji and combining marks', '👩🏽‍🚀 Zürich ñ 한국어 ‏עברית'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['control characters', 'a\u0000b\u0007c\u001b[31md\u007f'],
  ['what reads otherwise than it is written', 'abc\u202efdp.exe\u202c'],
] as const;

test('emoji, markup, control characters and the like are stored as typed', async ({
  page,
  site,
}) => {
  await open(page, '/Contact');
  for (const [name, text] of nasty) {
    await step(name, async () => {
      // As typed by a keyboard that can: what Playwright fills in is what HTML lets stand in a control.
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

/** Ids of what waits in the outbox. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('unsent').objectStore('unsent').getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );

const countCommits = (place: Page | BrowserContext) => {
  let count = 0;
  (place as BrowserContext).on('request', (request) => {
    if (request.url().includes(':commit') && request.method() === 'POST') count += 1;
  });
  return () => count;
};

/** Keeps requests to store from arriving until they are released. */
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
