import { expect } from '@playwright/test';
import { ar } from '../../../src/schema/usual-words/ar';
import { neverReachFrames, openGallery, show, test } from '../gallery';
import { kinds, kindsOf } from '../gallery-kinds';

/** What the built gallery itself does; gallery.spec.ts looks at its examples. */

// If set, it would apply in every frame, whatever the gallery chooses.
test.use({ colorScheme: null });

test('an example is shown in three documents, 1280, 768 and 360 px wide, in the chosen colours and words, also from right to left', async ({
  page,
}) => {
  test.slow();
  await openGallery(page, 'fields/list');
  const frame = page.locator('iframe').first().contentFrame();
  const body = frame.locator('body');

  await test.step('in full and side by side', async () => {
    for (const [index, width] of [1280, 768, 360].entries()) {
      const shown = page.locator('iframe').nth(index).contentFrame();
      // Each document has all of the site's script.
      await expect(shown.locator('form')).toBeVisible({ timeout: 45_000 });
      expect(await shown.locator('body').evaluate(() => window.innerWidth)).toBe(width);
      // Heights are rounded up to whole pixels.
      await expect
        .poll(() =>
          shown.locator('body').evaluate((each) => window.innerHeight - each.clientHeight),
        )
        .toBeLessThanOrEqual(1);
    }
    const box = async (index: number) => (await page.locator('iframe').nth(index).boundingBox())!;
    const [wide, middle, narrow] = [await box(0), await box(1), await box(2)];
    expect(middle.x).toBeCloseTo(wide.x, 0);
    expect(narrow.x + narrow.width).toBeCloseTo(wide.x + wide.width, 0);
    expect(middle.y).toBeCloseTo(narrow.y, 0);
  });

  await test.step('colours', async () => {
    const paper = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(paper).toBe('rgb(251, 250, 246)');
    await page.getByLabel('Colours').selectOption('dark');
    await expect.poll(paper).toBe('rgb(11, 21, 18)');
  });

  await test.step('words', async () => {
    const add = frame.getByRole('button', { name: ar['words.addEntry'] });
    await page.getByLabel('Buttons and messages').selectOption('ar');
    await expect(add).toBeVisible({ timeout: 45_000 });
    const [around, button] = [
      (await frame.locator('form').boundingBox())!,
      (await add.boundingBox())!,
    ];
    const left = button.x - around.x;
    expect(around.width - left - button.width).toBeLessThan(left);
    await page.getByLabel('Buttons and messages').selectOption('');
    await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(add).toHaveCount(0);
  });
});

test('the list has every kind, and its search finds them in any spelling of their names', async ({
  page,
}) => {
  await neverReachFrames(page);
  await openGallery(page);
  const links = page.getByRole('navigation', { name: 'Kinds' }).getByRole('link');
  await expect(links).toHaveCount(kinds.length);
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(kinds.map(({ path }) => `/__gallery/${path}`).toSorted());

  const filter = page.getByLabel('Filter by name');
  await filter.fill('Call to');
  await expect(links).toHaveText(/^call-to-action/);
  await expect(page.getByText('1 kind', { exact: true })).toBeVisible();
  await filter.fill('withPlaceholder');
  await expect(links).toHaveText(/^select/);
  await filter.fill('nothing of the sort');
  await expect(links).toHaveCount(0);
  await expect(page.getByText('0 kinds', { exact: true })).toBeVisible();
});

test('a submit of an example stores nothing, and shows the record or the message', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await show(page, 'fields/text/plain');
  await page.getByRole('textbox', { name: 'City' }).fill('Ulm');
  await page.getByRole('button', { name: 'Send' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Nothing was sent' });
  await expect(note).toContainText('"City": "Ulm"');

  await show(page, 'sections/hero/plain');
  for (const label of ['Full Name', 'Project']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Phone Number').fill('1');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(note).toContainText('would store this in Inquriy');
  await expect(note).toContainText('"Pname": "Ada"');

  const [rule] = Object.entries((await kindsOf('rules')[0]?.read()) ?? {});
  const [name = '', example] = rule ?? [];
  await show(page, `${kindsOf('rules')[0]?.path}/${name}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText((example as { message: string }).message);
  expect(sent).toEqual([]);
});
