import { button, linkOf, subscribe, thanks } from '../confirmation';
import { expect, test } from '../site';

test.use({ folder: 'examples/dentist', backend: 'of links, without script' });
test.beforeEach(({ site }) => site.removeData());

test('without script the button confirms as well; a link that is cut is not valid', async ({
  page,
  browser,
  site,
}) => {
  await subscribe(page);
  const link = await linkOf(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const plain = await context.newPage();
  for (const width of [360, 1280]) {
    await plain.setViewportSize({ width, height: 800 });
    await plain.goto(link.slice(0, -5));
    await button(plain).click();
    await expect(plain.getByText('This link is not whole')).toBeVisible();
    await expect(button(plain)).toBeHidden();
  }
  await plain.goto(link);
  await button(plain).click();
  await expect(thanks(plain)).toBeVisible();
  await context.close();
});
