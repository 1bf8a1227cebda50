import type { Locator, Page } from '@playwright/test';
import home from '../sites/arabic/config/pages/home';
import practice from '../sites/arabic/config/pages/practice';
import site from '../sites/arabic/config/site';
import { rulesOfColours, violationsIn } from './axe';
import { cutParts, overflowOf, settle } from './looks';
import { expect, open, test } from './site';

/** A site in Arabic: every page mirrored, but for pictures, numbers and addresses. */

test.use({ folder: 'tests/sites/arabic' });

const paths = ['/', '/Practice', '/Visit'];

const middle = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether each of these stands further left than the one before it. */
const runFromRight = async (parts: Locator) => {
  const places = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().right),
  );
  return places.length > 1 && places.every((at, place) => place === 0 || at < places[place - 1]!);
};

/** The letters of a text in the order in which they stand on the screen, from left to right. */
const asSeen = (part: Locator) =>
  part.evaluate((element) => {
    const seen: { x: number; letter: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let at = 0; at < data.length; at += 1) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) seen.push({ x: left, letter: data[at]! });
      }
    }
    return seen
      .toSorted((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  });

const region = (page: Page, name: string) => page.getByRole('region', { name });

for (const width of [360, 1280]) {
  for (const path of paths) {
    test(`nothing of ${path} sticks out, and everyone can read it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await settle(page);
      await expect.poll(() => overflowOf(page)).toBe(0);
      expect(await cutParts(page)).toEqual([]);
      expect(await violationsIn(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await settle(page);
      expect(await violationsIn(page, { only: rulesOfColours }), 'dark').toEqual([]);
    });
  }
}

test('lines begin at the right', async ({ page }) => {
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

test('a form in steps is filled in from the right, and says what became of it', async ({
  page,
}) => {
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
});

test('pictures are not mirrored', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    const turned = await page.locator('img, main svg:not([data-pointing])').evaluateAll((all) =>
      all
        .filter((each) => {
          const { transform, scale } = getComputedStyle(each);
          return scale !== 'none' || new DOMMatrix(transform).a < 0;
        })
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(turned, path).toEqual([]);
  }
});
