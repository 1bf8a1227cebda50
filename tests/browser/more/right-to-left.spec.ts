import practice from '../../sites/arabic/config/pages/practice';
import site from '../../sites/arabic/config/site';
import { asSeen, middle, region, runFromRight } from '../right-to-left';
import { expect, open, test } from '../site';

/** Numbers, and what is moved, on a site in Arabic. */

test.use({ folder: 'tests/sites/arabic' });

test('numbers, telephone and addresses are read from left to right', async ({ page }) => {
  await open(page, '/');
  const { phone, email } = site.contact;
  const foot = page.getByRole('contentinfo');
  await expect.poll(() => asSeen(foot.getByRole('link', { name: phone.label }))).toBe(phone.label);
  await expect.poll(() => asSeen(foot.getByRole('link', { name: email.label }))).toBe(email.label);
  // Within a sentence, without a link.
  const sentence = region(page, 'خطة مكتوبة لكل علاج').locator('bdi', { hasText: '03' });
  expect(await asSeen(sentence)).toBe('03 5550 1234');
  const head = page.getByRole('banner');
  expect(await asSeen(head.getByRole('link', { name: phone.label }))).toBe(phone.label);

  await open(page, '/Practice');
  const prices = page.getByRole('table', { name: 'أسعار الزيارة الواحدة' });
  const edges = await prices.getByRole('cell', { name: /^[\d,]+$/ }).evaluateAll((cells) => {
    const range = document.createRange();
    return cells.map((cell) => {
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().right);
    });
  });
  expect(edges).toHaveLength(3);
  expect(new Set(edges).size, 'digits stand below each other').toBe(1);

  await open(page, '/Visit');
  const address = page.locator('address').first();
  expect(await asSeen(address.getByText('Sample Town'))).toBe('21500 Sample Town');
  await page.getByRole('textbox', { name: 'رقم هاتفك' }).fill('+20 10 5550 4321');
  await expect(page.getByRole('textbox', { name: 'رقم هاتفك' })).toHaveCSS('direction', 'ltr');
});

test('the carousel moves the way that one reads', async ({ page }) => {
  await open(page, '/');
  const carousel = region(page, 'ماذا يقول المرضى').getByRole('group');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-driven="true"]')).toBeAttached();
  const dot = (number: number) => carousel.getByRole('button', { name: `عرض رقم ${number}` });
  expect(await runFromRight(carousel.getByRole('button'))).toBe(true);
  const slide = (number: number) => carousel.locator('ul > li').nth(number - 1);
  const place = async (number: number) => (await middle(slide(number))).x;
  const first = await place(1);
  expect(await place(2)).toBeLessThan(first);
  expect(await place(3)).toBeLessThan(await place(2));
  await dot(2).click();
  // What comes next comes from the left.
  await expect.poll(() => place(2)).toBeCloseTo(first, 0);

  await test.step('a finger to the right goes on', async () => {
    const { x, y } = await middle(slide(3));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y, { steps: 12 });
    await page.mouse.up();
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  });
});

test('arrows of enlarged photographs point, and keys turn, the way that one reads', async ({
  page,
}) => {
  await open(page, '/Practice');
  await region(page, 'العيادة في صور').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 / 4')).toBeVisible();
  const [next, previous] = ['التالي', 'السابق'].map((name) => dialog.getByRole('button', { name }));
  expect((await middle(next!)).x).toBeLessThan((await middle(previous!)).x);
  await expect(next!.locator('svg')).toHaveCSS('scale', '-1 1');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('2 / 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('1 / 4')).toBeVisible();
});

test('the handle between before and after begins at the right, and follows its keys', async ({
  page,
}) => {
  await open(page, '/Practice');
  const compared = practice.sections.find(({ kind }) => kind === 'before-after') as {
    title: string;
    handle: string;
    before: { label: string };
    after: { label: string };
  };
  const part = region(page, compared.title);
  const handle = part.getByRole('slider', { name: compared.handle });
  const bar = part.locator('input + div');
  const [before, after] = [compared.before, compared.after].map(({ label }) =>
    part.getByText(label, { exact: true }),
  );
  expect((await middle(before!)).x).toBeGreaterThan((await middle(after!)).x);
  await handle.focus();
  const start = (await middle(bar)).x;
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveValue('51');
  await expect.poll(async () => (await middle(bar)).x).toBeLessThan(start);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveValue('49');
  await expect.poll(async () => (await middle(bar)).x).toBeGreaterThan(start);
  await page.keyboard.press('End');
  // All of the first picture is seen.
  const { x } = (await part.locator('figure').first().boundingBox())!;
  await expect.poll(async () => (await middle(bar)).x).toBeCloseTo(x, -1);
});
