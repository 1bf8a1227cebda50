import type { Page } from '@playwright/test';
import { rulesOfColours, violationsIn } from './axe';
import { bothWidths } from './look-around';
import { settle } from './looks';
import { expect, open, test } from './site';

/** WCAG 2.2 AA, where something was done; walk.spec.ts looks at the pages as they come. */

const expectNoViolations = async (page: Page, only?: string[]) => {
  await settle(page);
  expect(await violationsIn(page, { only }), `at ${page.viewportSize()?.width} px`).toEqual([]);
};

/** What was done stays done in a window of another width. */
const expectNoViolationsAtBothWidths = async (page: Page, only?: string[]) => {
  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, only);
  }
};

test.describe('axe finds nothing at both widths', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('with an alert', async ({ page }) => {
    await open(page, '/Contact');
    const form = page.getByRole('main').getByRole('form');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectNoViolationsAtBothWidths(page);
    await expect(form.getByRole('alert')).toBeVisible();
  });

  test('with a file that was refused and text that was cut, light and dark', async ({ page }) => {
    await open(page, '/Career');
    const form = page.getByRole('main').getByRole('form');
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await form.locator('input[type=file]').setInputFiles(cv);
    await form.getByLabel('Phone Number').scrollIntoViewIfNeeded();
    const refused = form.getByText('Please choose another one.');
    await expect(refused).toBeVisible();
    await form.getByLabel('Phone Number').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '+49 30 123456789');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    const cut = form.getByText('Only the first 10 characters fit.');
    await expect(cut).toBeVisible();
    await expectNoViolationsAtBothWidths(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolationsAtBothWidths(page, rulesOfColours);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(refused).toBeVisible();
    await expect(cut).toBeVisible();
  });

  test('with a question open', async ({ page }) => {
    await open(page, '/About-us');
    await page.getByText('How long does a website take?').click();
    await expect(page.getByText('Plan six to eight weeks')).toBeVisible();
    await expectNoViolationsAtBothWidths(page);
    await expect(page.getByText('Plan six to eight weeks')).toBeVisible();
  });

  test('with a card read on', async ({ page }) => {
    await open(page, '/Blog');
    await page.getByText('Read More').first().click();
    await expectNoViolationsAtBothWidths(page);
    await expect(page.getByText('Read Less')).toBeVisible();
  });
});

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
};

const send = async (page: Page) => {
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Phone Number').fill('1');
  await form.getByLabel('Project').fill('Shop');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thankyou For Send', { exact: true })).toBeVisible();
};

test('axe finds nothing with the menu open, nor with a toast at both widths', async ({ page }) => {
  // A toast goes by itself: there is one for each width.
  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    if (width === 360) {
      await openMenu(page);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
    }
    await send(page);
    await expectNoViolations(page);
  }
});

test('what takes focus is never under the sticky header (WCAG 2.4.11)', async ({ page }) => {
  for (const path of ['/', '/About-us', '/Contact']) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header, iframe')) return '';
        const box = element.getBoundingClientRect();
        const bar = document.querySelector('header nav')?.getBoundingClientRect();
        return bar && box.height > 0 && box.bottom <= bar.bottom
          ? element.outerHTML.slice(0, 80)
          : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden, path).toEqual([]);
  }
});

test('every control that takes focus shows it, and controls keep their edges in forced colours', async ({
  page,
}) => {
  await open(page, '/Contact');
  const unseen: string[] = [];
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.matches('h1, main, iframe')) return '';
      // A field shows it by the frame that is drawn around it.
      const isSeen = [element, element.closest('.MuiInputBase-root')].some((shown) => {
        if (!shown) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      return isSeen ? '' : element.outerHTML.slice(0, 80);
    });
    if (bare) unseen.push(bare);
  }
  expect(unseen).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .getByRole('main')
    .locator('input:visible, select:visible, textarea:visible, form button:visible')
    .evaluateAll((all) =>
      all.map((control) => {
        // A field's edge is that of the frame around it.
        const edge = control.parentElement?.querySelector('fieldset') ?? control;
        const { borderTopStyle, borderTopWidth } = getComputedStyle(edge);
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      }),
    );
  expect(edges.length).toBeGreaterThan(5);
  expect(edges.every(Boolean)).toBe(true);
});
