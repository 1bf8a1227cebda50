import type { Page } from '@playwright/test';
import routes from '../sites/agency/config/routes';
import { contacts, expectOnce, logged, send, unreachable } from './commits';
import { fillContact, mainForm } from './form-journey';
import { holdScripts } from './hold-scripts';
import { deploy, expectSaved, fillInquiry, missing } from './lost-scripts';
import { expect, moveMouse, test } from './site';
import { watchScripts } from './watch-requests';

/** A page that is only read loads no script (docs/performance.md); what a visitor does before it has come answers at once. */

test.use({ scriptComes: false, backend: 'of readers' });

const telephone = { width: 360, height: 740 };

const ready = (page: Page) => page.locator('#root[data-ready]');

/** Until what a move or a scroll brings about has been asked for. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.waitForLoadState('networkidle');
};

/** How far down a page can be scrolled before a part comes near that needs script; zero or less: it is near from the start. */
const roomOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-script="near"]')];
    const tops = parts
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().top + window.scrollY);
    return Math.floor(Math.min(...tops) - 2 * window.innerHeight) - 1;
  });

test('no page loads script while it is opened and left open, nor while it is scrolled to just above what needs it, and the pointer moves', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  const scripts = watchScripts(page);
  const scrolled: string[] = [];
  for (const { path } of routes.pages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      const room = await roomOf(page);
      if (room <= 0) return;
      scrolled.push(path);
      await moveMouse(page);
      await page.mouse.wheel(0, room);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(room);
      await moveMouse(page);
      await settle(page);
      expect(scripts).toEqual([]);
    });
  }
  // The others begin with their forms.
  expect(scrolled.length).toBeGreaterThanOrEqual(4);
});

test('a link leads on without script; a form that comes near brings it, and is sent', async ({
  page,
  site,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/Services');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Growth');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await moveMouse(page);
  await mainForm(page).scrollIntoViewIfNeeded();
  await expect(ready(page)).toBeAttached();
  await fillInquiry(page, 'came near');
  await mainForm(page).getByRole('button', { name: 'Send' }).click();
  await expectSaved(page, site, 'came near');
});

/** Presses the button, and tells whether what it opens is seen before the next frame. */
const pressAndLook = (page: Page, button: string, shown: string) =>
  page.evaluate(
    ([name, words]) => {
      const buttons = [...document.querySelectorAll('button')];
      const isNamed = (each: Element) =>
        (each.getAttribute('aria-label') ?? each.textContent) === name;
      buttons.find(isNamed)!.click();
      const parts = [...document.querySelectorAll('header nav a, main p')];
      const part = parts.find(({ textContent }) => textContent.startsWith(words!))!;
      const { height } = part.closest('.MuiCollapse-root')!.getBoundingClientRect();
      return height > 0 && part.checkVisibility({ visibilityProperty: true });
    },
    [button, shown],
  );

test('before script the menu opens at once and closes again, and goes on where it was', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  const release = await holdScripts(page);
  await page.goto('/');
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name: 'Career' });
  await expect(link).toBeHidden();
  expect(await pressAndLook(page, 'Open menu', 'Career')).toBe(true);
  await banner.getByRole('button', { name: 'Close menu' }).click();
  await expect(link).toBeHidden();
  await banner.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expect(ready(page)).not.toBeAttached();
  release();
  await expect(ready(page)).toBeAttached();
  const button = banner.getByRole('button', { name: 'Close menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/Career$/);
  await expect(link).toBeHidden();
});

test('before script questions open at once, one at a time, and go on where they were', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/About-us');
  const faq = page.getByRole('region', { name: 'FAQs for Business' });
  const [first, second] = ['How long does a website take?', 'What do you need from us?'] as const;
  const answers = [faq.getByText('Plan six to eight weeks'), faq.getByText('One person who may')];
  const [of1, of2] = [answers[0]!, answers[1]!];
  expect(await pressAndLook(page, first, 'Plan six to eight weeks')).toBe(true);
  await faq.getByRole('button', { name: second }).click();
  await expect(of2).toBeVisible();
  await expect(of1).toBeHidden();
  release();
  await expect(faq.locator('xpath=descendant::*[@data-waiting]')).toHaveCount(0);
  await expect(faq.getByRole('button', { name: second })).toHaveAttribute('aria-expanded', 'true');
  await expect(of2).toBeVisible();
  await faq.getByRole('button', { name: first }).click();
  await expect(of1).toBeVisible();
  await expect(of2).toBeHidden();
  await faq.getByRole('button', { name: first }).click();
  await expect(of1).toBeHidden();
});

test(
  'where script does not come, the menu and questions open all the same',
  { tag: '@more' },
  async ({ page, watch }) => {
    watch.expectProblems(...missing);
    await page.setViewportSize(telephone);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/About-us');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('html[data-scripting]')).not.toBeAttached();
    await expect(banner.getByRole('link', { name: 'Career' })).toBeVisible();
    await banner.getByRole('button', { name: 'Close menu' }).click();
    await expect(banner.getByRole('link', { name: 'Career' })).toBeHidden();
    await page.getByText('How long does a website take?').click();
    await expect(page.getByText('Plan six to eight weeks')).toBeVisible();
  },
);

test('the chat button is away while one reads on a telephone, and comes back on the way up', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  const scripts = watchScripts(page);
  await page.goto('/Services');
  const chat = page.locator('a.MuiFab-root').last();
  await expect(chat).not.toBeInViewport();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect(chat).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(scripts).toEqual([]);
});

test('a message that waits is sent by the next visit, though nobody acts', async ({
  page,
  site,
  watch,
}) => {
  watch.expectProblems(...unreachable);
  await page.goto('/Contact');
  await fillContact(page, 'nobody acts');
  await expect(mainForm(page).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
  await site.breakNext({ target: 'commit', status: 503, times: 1 });
  const failed = logged(page, 'Contact_cli: not saved');
  await send(page).click();
  await failed;
  expect(contacts(site, 'nobody acts')).toEqual([]);
  // A page anew: nothing of this visit is in memory.
  await page.goto('/Product');
  await expectOnce(site, 'nobody acts');
  await expect(ready(page)).toBeAttached();
  const scripts = watchScripts(page);
  await page.goto('/Services', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test(
  'what is typed on a page that was read while a new build came is kept, and sent',
  { tag: '@more' },
  async ({ page, site, watch }) => {
    watch.expectProblems(...missing, /Failed to fetch dynamically imported module/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await deploy(page, /\/assets\/.+\.js$/);
    const project = mainForm(page).getByLabel('Project');
    await project.fill('read for long');
    await expect(page.locator('script[data-entry="/assets/index-new.js"]')).toBeAttached();
    await expect(ready(page)).toBeAttached();
    await expect(project).toHaveValue('read for long');
    await fillInquiry(page, 'read for long');
    await mainForm(page).getByRole('button', { name: 'Send' }).click();
    await expectSaved(page, site, 'read for long');
  },
);

test.describe('for who wants motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page fades into the next, though a link loads it', { tag: '@more' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: object | null };
        Object.assign(window, { fades: viewTransition !== null });
      });
    });
    const fades = () => page.evaluate(() => (window as { fades?: boolean }).fades);
    await page.goto('/Services');
    expect(await fades()).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(/\/Blog$/);
    await expect.poll(fades).toBe(true);
    await expect(ready(page)).not.toBeAttached();
  });
});

test(
  'the page behind a link is fetched while the pointer rests on it, and not any more once script is there',
  { tag: '@more' },
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Preload.enable');
    const fetched: string[] = [];
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
      fetched.push(new URL(prefetchUrl).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const links = page.getByRole('banner');
    await links.getByRole('link', { name: 'Services' }).hover();
    await expect.poll(() => fetched).toContain('/Services');
    await page.evaluate(() => void window.dispatchEvent(new Event('change')));
    await expect(ready(page)).toBeAttached();
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  },
);
