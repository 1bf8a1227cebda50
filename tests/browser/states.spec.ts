import type { Page } from '@playwright/test';
import practiceInAll from '../../examples/dentist/config/pages/practice';
import { inEnglish } from '../in-english';
import agency from '../sites/agency/config/site';
import { expectStep, press } from './dentist-forms';
import { mainForm, toast } from './form-journey';
import { lookAtState } from './look-around';
import { openedMenu } from './opened-menu';
import { sameVisitor } from './same-visitor';
import { expect, open, test } from './site';
import { dentist, inAllColours, openSubmenu, sendTwice, usualMenu } from './states';

const practice = inEnglish(practiceInAll);

/**
 * WCAG 2.2 AA after actions, on both sites and at each relevant width: of each sort of state the one with most in it.
 * more/states.spec.ts has the others; walk.spec.ts and more/practice.spec.ts check the pages as they load.
 */

type Menu = { openMenu: string; navigationLabel: string };

const openMenu = async (page: Page, { openMenu: name, navigationLabel }: Menu) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await openedMenu(page, name);
  return page.getByRole('navigation', { name: navigationLabel });
};

test.describe(`the agency: ${inAllColours}`, () => {
  const testOfLooks = test.extend(sameVisitor('states of the agency'));

  testOfLooks('with the menu open', { tag: '@more' }, async ({ page }) => {
    const menu = await openMenu(page, agency.header);
    await lookAtState(page, menu.getByRole('link', { name: 'Blog' }), [360]);
  });

  testOfLooks('with an alert', { tag: '@more' }, async ({ page }) => {
    await open(page, '/Contact');
    const form = mainForm(page);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await lookAtState(page, form.getByRole('alert'));
  });

  test('with a toast of either kind', { tag: '@more' }, async ({ page, site, watch }) => {
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

  testOfLooks(
    'with the menu and a submenu in it open, below the banner',
    { tag: '@more' },
    async ({ page }) => {
      await page.clock.setFixedTime(`${dentist.banner.from}T12:00:00`);
      const menu = await openMenu(page, usualMenu);
      await expect(page.getByText(dentist.banner.text)).toBeVisible();
      await lookAtState(page, await openSubmenu(menu), [360]);
    },
  );

  testOfLooks('with a picture enlarged', { tag: '@more' }, async ({ page }) => {
    const { title, photos } = practice.sections.find(({ kind }) => kind === 'gallery')!;
    await open(page, '/Practice');
    await page.getByRole('region', { name: title }).getByRole('link').first().click();
    const photo = page.getByRole('dialog', { name: title }).getByRole('img');
    await expect(photo).toHaveAttribute('alt', photos![0]!.alt);
    await lookAtState(page, photo);
  });

  test('at the second step of a form', { tag: '@more' }, async ({ page }) => {
    await open(page, '/Apply');
    const form = mainForm(page);
    await form.getByLabel('Your name').fill('Ada Lovelace');
    await form.getByLabel('Your e-mail address').fill('ada@example.com');
    await press(form, 'Continue');
    await expectStep(form, 'Your experience');
    await lookAtState(page, form.getByRole('heading', { name: 'Your experience' }));
  });
});
