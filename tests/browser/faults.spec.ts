import type { Page } from '@playwright/test';
import {
  contacts,
  countCommits,
  expectOnce,
  holdCommits,
  logged,
  manyTimes,
  send,
  unreachable,
} from './commits';
import {
  expectNothingShown,
  fillContact,
  fillInquiry,
  inquiryThanks,
  mainForm,
  putToastsAway,
} from './form-journey';
import { refusals, storedAnywhere, waiting } from './outbox';
import { expect, open, test, type Site } from './site';

/** Failures on the way of a message, which must still arrive once. */

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form');

const inquiries = (site: Site, project: string) =>
  site.stored('Inquriy').filter(({ Pname }) => Pname === project);

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

  test(
    'a message that Firestore denies is set aside with its answer and never sent again',
    { tag: '@more' },
    async ({ page, site, watch }) => {
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
    },
  );
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

test(
  'a message of contact or inquiry whose tab is closed is stored once at the next visit',
  { tag: '@more' },
  async ({ context, site }) => {
    for (const { path, fill, stored } of [
      { path: '/Contact', fill: fillContact, stored: contacts },
      { path: '/', fill: fillInquiry, stored: inquiries },
    ]) {
      await step(path, async () => {
        // No other tab is open, which would send it in place of the closed one.
        const tab = await context.newPage();
        await open(tab, path);
        await fill(tab, 'closed tab');
        // The backend holds it: one that is held in the browser may go on its way as the tab is closed.
        await site.breakNext({ target: 'commit', delayMs: 600_000, cut: true });
        const commits = countCommits(tab);
        await send(tab).click();
        await expect.poll(commits).toBe(1);
        await tab.close();
        expect(stored(site, 'closed tab')).toEqual([]);
        await site.repair();
        const next = await context.newPage();
        await open(next, '/Services');
        await expect.poll(() => stored(site, 'closed tab').length).toBe(1);
        await next.close();
      });
    }
  },
);
