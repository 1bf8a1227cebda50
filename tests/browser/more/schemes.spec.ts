import theme from '../../sites/agency/config/theme';
import { violationsIn } from '../axe';
import { darkTest as test } from '../parts-site';
import { expect, open } from '../site';

test.describe.configure({ mode: 'default' });

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ');

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

test('a site that is dark alone is dark whatever the device is set to, but on paper', async ({
  page,
}) => {
  const { light, dark } = theme.color;
  await open(page, '/');
  const body = page.locator('body');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(body).toHaveCSS('background-color', `rgb(${channels(dark.background.default)})`);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    dark.background.default,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsIn(page), `at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    `rgb(${channels(light.text.primary)})`,
  );
});
