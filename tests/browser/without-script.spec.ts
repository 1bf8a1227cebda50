import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('without script every page is complete, and every form shows our mail address and telephone number', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/', 'Mobile Web Design'],
    ['/About-us', 'Our Team'],
    ['/Product', 'No app needed'],
    ['/Services', 'iOS app development'],
    ['/Blog', 'Design User Interface'],
    ['/Career', 'Portfolio URL'],
    ['/Contact', 'Business Name'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(text).first()).toBeVisible();
    const forms = page.getByText('This form does not work at the moment.');
    await expect(forms).toHaveCount(1 + (await main.getByRole('form').count()));
    for (const notice of await forms.all()) {
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link')).toHaveText(['hello@example.com', '+1 202 555 0148']);
    }
  }
});

test('without script counters show their final values, and answers, full texts and the menu can be opened (section 4)', async ({
  page,
}) => {
  await page.goto('/About-us');
  for (const figure of ['100+', '150+', '12+', '3+']) {
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  }
  await page.getByText('How long does a website take?').click();
  await expect(page.getByText('Plan six to eight weeks')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Blog');
  const before = await page.locator('main p:visible').count();
  const readMore = page.getByText('Read More').first();
  // Its section rises while it comes into view; a click waits only before scrolling for it to stand still.
  await readMore.scrollIntoViewIfNeeded();
  await readMore.click();
  await expect.poll(() => page.locator('main p:visible').count()).toBeGreaterThan(before);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Career' })).toBeVisible();
});
