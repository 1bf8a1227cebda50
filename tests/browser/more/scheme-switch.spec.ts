import type { Page } from '@playwright/test';
import theme from '../../sites/agency/config/theme';
import { violationsIn } from '../axe';
import { overflowOf } from '../looks';
import { switchTest as test } from '../parts-site';
import { expect, open } from '../site';

test.describe.configure({ mode: 'default' });
test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

const channels = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

const { light, dark } = theme.color;

const shows = async (page: Page, { background }: typeof light) => {
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', channels(background.default));
};

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Dark colours' });

test('without a choice the device decides, also when it changes; a choice holds on other pages, at the next visit, and before scripts are there', async ({
  page,
}) => {
  await open(page, '/');
  await shows(page, light);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows(page, dark);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await shows(page, light);

  await button(page).click();
  await shows(page, dark);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  await shows(page, dark);
  await page.reload();
  await shows(page, dark);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await button(page).click();
  await shows(page, light);

  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  await shows(page, light);
});

test('chosen dark colours can be read, the header has room, and on paper the page is light', async ({
  page,
}) => {
  await open(page, '/');
  await button(page).click();
  await shows(page, dark);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBe(0);
    expect(await violationsIn(page), `at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    channels(light.text.primary),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toBeHidden();
  });
});
