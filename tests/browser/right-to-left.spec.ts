import type { Page } from '@playwright/test';
import home from '../sites/arabic/config/pages/home';
import { rulesOfColours, violationsIn } from './axe';
import { cutParts, overflowOf, settle } from './looks';
import { asSeen, middle, region, runFromRight } from './right-to-left';
import { expect, open, test } from './site';

/** A site in Arabic: every page mirrored, but for pictures, numbers and addresses. */

test.use({ folder: 'tests/sites/arabic' });

const paths = ['/', '/Practice', '/Visit'];

const turnedPictures = (page: Page) =>
  page.locator('img, main svg:not([data-pointing])').evaluateAll((all) =>
    all
      .filter((each) => {
        const { transform, scale } = getComputedStyle(each);
        return scale !== 'none' || new DOMMatrix(transform).a < 0;
      })
      .map((each) => each.outerHTML.slice(0, 80)),
  );

test(
  'nothing sticks out, everyone can read it, and pictures are not mirrored',
  { tag: '@more' },
  async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      await settle(page);
      expect(await turnedPictures(page), path).toEqual([]);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} px`;
        await expect.poll(() => overflowOf(page), where).toBe(0);
        await expect.poll(() => cutParts(page), where).toEqual([]);
        expect(await violationsIn(page), where).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await settle(page);
      expect(await violationsIn(page, { only: rulesOfColours }), `${path}, dark`).toEqual([]);
    }
  },
);

test('lines begin at the right', { tag: '@more' }, async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  expect(await runFromRight(menu.locator('li:visible'))).toBe(true);
  const logo = await middle(page.getByRole('banner').getByRole('img'));
  expect(logo.x).toBeGreaterThan((await middle(menu)).x);

  await test.step('cards, steps, figures, columns of the footer', async () => {
    const [, cards, steps] = home.sections;
    for (const { title } of [cards, steps] as { title: string }[]) {
      expect(await runFromRight(region(page, title).locator('h3')), title).toBe(true);
    }
    const columns = page.getByRole('contentinfo').getByRole('navigation');
    expect(await runFromRight(columns)).toBe(true);
  });

  await test.step('the stair climbs to the left', async () => {
    const tops = await region(page, 'من الاتصال إلى الموعد')
      .getByRole('listitem')
      .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    expect(tops.toSorted((one, other) => other - one)).toEqual(tops);
  });

  await test.step('a path, a table, a line of time', async () => {
    await open(page, '/Practice');
    const path = page.getByRole('navigation', { name: 'مسار التنقل' });
    expect(await runFromRight(path.locator('li:not([aria-hidden])'))).toBe(true);
    for (const caption of ['أسعار الزيارة الواحدة', 'ثلاث باقات للعائلة']) {
      const heads = page.getByRole('table', { name: caption }).getByRole('columnheader');
      expect(await runFromRight(heads), caption).toBe(true);
    }
    const first = region(page, 'بيت واحد منذ 1998').getByRole('listitem').first();
    const when = await middle(first.getByText('1998'));
    expect(when.x).toBeGreaterThan((await middle(first.getByRole('heading'))).x);
  });
});

test(
  'a form in steps is filled in from the right, and says what became of it',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/Visit');
    const form = region(page, 'اكتب لنا').locator('form');
    await form.scrollIntoViewIfNeeded();
    const labels = form.locator('.MuiStepLabel-root');
    expect(await runFromRight(labels)).toBe(true);
    const [name, email] = ['اسمك', 'بريدك الإلكتروني'].map((label) => form.getByLabel(label));
    expect((await middle(name!)).x).toBeGreaterThan((await middle(email!)).x);
    await name!.fill('ليلى نموذج');
    await email!.fill('layla@example.com');
    await form.getByLabel('رقم هاتفك').fill('+20 10 5550 4321');
    await form.getByRole('button', { name: 'التالي' }).click();
    await form.getByLabel('اليوم').fill('2027-01-11');
    const stars = form.getByRole('radio', { name: /خائف|قلق|لا بأس|مطمئن/ });
    expect(await runFromRight(stars)).toBe(true);
    expect(await violationsIn(page, { part: 'main' })).toEqual([]);
    await form.getByRole('button', { name: 'التالي' }).click();
    expect(await asSeen(form.getByText('+20 10 5550 4321'))).toBe('+20 10 5550 4321');
    await form.getByRole('button', { name: 'أرسل الطلب' }).click();
    const toast = page.getByText('وصل طلبك إلينا');
    await expect(toast).toBeVisible();
    expect((await middle(toast)).x, 'at the end of the line').toBeLessThan(640);
  },
);
