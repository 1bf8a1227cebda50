import type { Locator, Page } from '@playwright/test';
import practiceInAll from '../../examples/dentist/config/pages/practice';
import questionsInAll from '../../examples/dentist/config/pages/questions';
import dentistInAll from '../../examples/dentist/config/site';
import { en } from '../../src/schema/usual-words/en';
import { inEnglish } from '../in-english';
import agency from '../sites/agency/config/site';
import { expectStep, press } from './dentist-forms';
import { mainForm, toast } from './form-journey';
import { lookAtState } from './look-around';
import { sameVisitor } from './same-visitor';
import { expect, open, test, type Site } from './site';

const practice = inEnglish(practiceInAll);
const questions = inEnglish(questionsInAll);
const dentist = inEnglish(dentistInAll);

/**
 * WCAG 2.2 AA after actions, on both sites and at each relevant width. walk.spec.ts and dentist-pages.spec.ts
 * check the pages as they load.
 */

const inAllColours = 'axe finds nothing, light, dark and in forced colours';

const usualMenu = {
  openMenu: en['header.openMenu'],
  navigationLabel: en['header.navigationLabel'],
};

type Menu = { openMenu: string; navigationLabel: string };

const openMenu = async (page: Page, { openMenu: name, navigationLabel }: Menu) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name }).click();
  const menu = page.getByRole('navigation', { name: navigationLabel });
  // It is completely open.
  await expect(menu.locator('.MuiCollapse-entered')).toBeVisible();
  return menu;
};

type Sending = { site: Site; button: string; failed: string; saved: string };

/** Sends the form, first in vain: a toast of each kind. An inactive window keeps its toasts. */
const sendTwice = async (page: Page, { site, button, failed, saved }: Sending) => {
  const send = mainForm(page).getByRole('button', { name: button });
  await site.breakNext({ target: 'commit', status: 403 });
  for (const words of [failed, saved]) {
    await send.click();
    await expect(toast(page, words)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }
  await expect(page.locator('[data-toast]')).toHaveCount(2);
};

test.describe(`the agency: ${inAllColours}`, () => {
  const testOfLooks = test.extend(sameVisitor('states of the agency'));

  testOfLooks('with the menu open', async ({ page }) => {
    const menu = await openMenu(page, agency.header);
    await lookAtState(page, menu.getByRole('link', { name: 'Blog' }), [360]);
  });

  testOfLooks('with an alert', async ({ page }) => {
    await open(page, '/Contact');
    const form = mainForm(page);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await lookAtState(page, form.getByRole('alert'));
  });

  testOfLooks('with a file that was refused and text that was cut', async ({ page }) => {
    await open(page, '/Career');
    const form = mainForm(page);
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await form.locator('input[type=file]').setInputFiles(cv);
    await form.getByLabel('Phone Number').scrollIntoViewIfNeeded();
    const error = form.getByText('Please choose another one.');
    await expect(error).toBeVisible();
    await form.getByLabel('Phone Number').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '+49 30 123456789');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    const cut = form.getByText('Only the first 10 characters fit.');
    await expect(cut).toBeVisible();
    await lookAtState(page, cut);
    await expect(error).toBeVisible();
  });

  testOfLooks('with a question open', async ({ page }) => {
    await open(page, '/About-us');
    await page.getByText('How long does a website take?').click();
    const answer = page.getByText('Plan six to eight weeks');
    await expect(answer).toBeVisible();
    await lookAtState(page, answer);
  });

  testOfLooks('with a card read on', async ({ page }) => {
    await open(page, '/Blog');
    await page.getByText('Read More').first().click();
    await lookAtState(page, page.getByText('Read Less'));
  });

  test('with a toast of either kind', async ({ page, site, watch }) => {
    watch.expectProblems(/Failed to load resource/, /not saved/);
    await open(page, '/');
    const form = mainForm(page);
    await form.getByLabel('Full Name').fill('Ada');
    await form.getByLabel('Email Address').fill('ada@example.com');
    await form.getByLabel('Phone Number').fill('1');
    await form.getByLabel('Project').fill('Shop');
    const [failed, saved] = ['Plas Try Agin', 'Thankyou For Send'];
    await sendTwice(page, { site, button: 'Send', failed, saved });
    await lookAtState(page, toast(page, failed));
    await expect(toast(page, saved)).toBeVisible();
  });
});

test.describe(`the dentist: ${inAllColours}`, () => {
  test.use({ folder: 'examples/dentist' });
  const testOfLooks = test.extend(sameVisitor('states of the dentist'));

  const submenu = dentist.header.links.find(({ links }) => links)!;

  const openSubmenu = async (menu: Locator) => {
    await menu.locator('summary', { hasText: submenu.label }).press('Enter');
    const link = menu.getByRole('link', { name: submenu.links![1]!.label });
    await expect(link).toBeVisible();
    return link;
  };

  testOfLooks('with the menu and a submenu in it open, below the banner', async ({ page }) => {
    await page.clock.setFixedTime(`${dentist.banner.from}T12:00:00`);
    const menu = await openMenu(page, usualMenu);
    await expect(page.getByText(dentist.banner.text)).toBeVisible();
    await lookAtState(page, await openSubmenu(menu), [360]);
  });

  testOfLooks('with a submenu open over the page', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: usualMenu.navigationLabel });
    await lookAtState(page, await openSubmenu(menu), [1280]);
  });

  testOfLooks('with a picture enlarged', async ({ page }) => {
    const { title, photos } = practice.sections.find(({ kind }) => kind === 'gallery')!;
    await open(page, '/Practice');
    await page.getByRole('region', { name: title }).getByRole('link').first().click();
    const photo = page.getByRole('dialog', { name: title }).getByRole('img');
    await expect(photo).toHaveAttribute('alt', photos![0]!.alt);
    await lookAtState(page, photo);
  });

  testOfLooks('with a question open', async ({ page }) => {
    const [first] = questions.sections.find(({ kind }) => kind === 'faq')!.items!;
    await open(page, '/Questions');
    await page.getByText(first!.question).click();
    const opened = page.getByRole('button', { name: first!.question, expanded: true });
    await expect(opened).toBeVisible();
    await lookAtState(page, opened);
  });

  testOfLooks('with an alert', async ({ page }) => {
    await open(page, '/Appointment');
    const form = mainForm(page);
    await press(form, 'Ask for');
    await expect(form.getByRole('alert')).toBeVisible();
    await lookAtState(page, form.getByRole('alert'));
  });

  test('at the second step of a form', async ({ page }) => {
    await open(page, '/Apply');
    const form = mainForm(page);
    await form.getByLabel('Your name').fill('Ada Lovelace');
    await form.getByLabel('Your e-mail address').fill('ada@example.com');
    await press(form, 'Continue');
    await expectStep(form, 'Your experience');
    await lookAtState(page, form.getByRole('heading', { name: 'Your experience' }));
  });

  test('with a toast of either kind', async ({ page, site, watch }) => {
    watch.expectProblems(/Failed to load resource/, /not saved/);
    await open(page, '/Feedback');
    const form = mainForm(page);
    await form.getByRole('radio', { name: 'Good', exact: true }).click();
    await form.getByLabel('The wait').click();
    const [failed, saved] = ['This could not be sent.', 'Thank you: this helps us'];
    await sendTwice(page, { site, button: 'Send my feedback', failed, saved });
    await lookAtState(page, toast(page, failed));
    await expect(toast(page, saved)).toBeVisible();
  });
});
