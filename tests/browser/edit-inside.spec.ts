import type { Locator, Page } from '@playwright/test';
import { type EditedSite, focusText, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Texts inside of what acts on a press or a key are typed in place, and nothing around them acts. */

const site = 'config/site.ts';
const home = 'config/pages/home.ts';
const about = 'config/pages/about.ts';

let edited: EditedSite;
let first: Record<string, string> = {};

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  edited = await serveEditedSite({ port: portAt(83) });
  // A menu with a drop-down.
  edited.project.edit(
    site,
    "{ label: 'Product', to: '/Product' },",
    "{ label: 'Work', links: [{ label: 'Our product', to: '/Product' }] },",
  );
  first = Object.fromEntries([site, home, about].map((file) => [file, edited.read(file)]));
});
test.afterEach(() => {
  Object.entries(first).forEach(([file, text]) => {
    if (edited.read(file) !== text) edited.project.write(file, text);
  });
});
test.afterAll(() => edited.stop());

const typed = (page: Page) => page.locator('#root [contenteditable="true"]');

type Rewriting = { file: string; from: string; to: string };

/** Types it anew, with blanks, and leaves by Enter: it is in its literal, and all else is as before. */
const rewrite = async (page: Page, { file, from, to }: Rewriting) => {
  await expect(typed(page)).toBeFocused();
  await expect(typed(page)).toHaveText(from);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(to);
  await expect(typed(page)).toHaveText(to);
  await page.keyboard.press('Enter');
  const written = first[file]?.replace(`'${from}'`, () => `'${to}'`);
  expect(written).not.toBe(first[file]);
  await expect.poll(() => edited.read(file)).toBe(written);
  await expect(typed(page)).toHaveCount(0);
};

/** Puts the focus there, as somebody does with the Tab key, and begins to type. */
const enter = async (page: Page, element: Locator) => {
  await focusText(element);
  await page.keyboard.press('Enter');
};

const ways = [
  { way: 'by mouse', begin: (_page: Page, element: Locator) => element.click() },
  { way: 'by keyboard', begin: enter },
];

for (const { way, begin } of ways) {
  test(`an open question is typed, and folds nothing, ${way}`, async ({ page }) => {
    await edited.open(page, '/About-us');
    const [from, to] = ['How long does a website take?', 'How long do we take then?'];
    const faq = page.locator('#root');
    const question = faq.getByRole('button', { name: from });
    await question.click({ modifiers: ['ControlOrMeta'], position: { x: 12, y: 20 } });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await begin(page, question);
    await rewrite(page, { file: about, from, to });
    const now = faq.getByRole('button', { name: to });
    await expect(now).toHaveAttribute('aria-expanded', 'true');
  });

  test(`a button that leads elsewhere is typed, and leads nowhere, ${way}`, async ({ page }) => {
    await edited.open(page);
    const [from, to] = ['Our Vision', 'What we are here for'];
    await begin(page, page.getByRole('link', { name: from }));
    await rewrite(page, { file: home, from, to });
    await expect(page.getByRole('link', { name: to })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test(`an entry of the menu is typed, and leads nowhere, ${way}`, async ({ page }) => {
    await edited.open(page);
    const [from, to] = ['Career', 'Work at our place'];
    const menu = page.getByRole('navigation', { name: 'Main' });
    await begin(page, menu.getByRole('link', { name: from }));
    await rewrite(page, { file: site, from, to });
    await expect(menu.getByRole('link', { name: to })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test(`an open drop-down of the menu is typed, and stays open, ${way}`, async ({ page }) => {
    await edited.open(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const summary = menu.locator('summary');
    await summary.click({ modifiers: ['ControlOrMeta'] });
    const details = menu.locator('details');
    await expect(details).toHaveAttribute('open', '');
    await begin(page, details.getByRole('link'));
    await rewrite(page, { file: site, from: 'Our product', to: 'What we have made' });
    await expect(details).toHaveAttribute('open', '');
    await expect(details.getByRole('link', { name: 'What we have made' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test(`the summary of a drop-down is typed, and folds nothing, ${way}`, async ({ page }) => {
    await edited.open(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const details = menu.locator('details');
    await menu.locator('summary').click({ modifiers: ['ControlOrMeta'] });
    await expect(details).toHaveAttribute('open', '');
    await begin(page, menu.locator('summary'));
    await rewrite(page, { file: site, from: 'Work', to: 'All of our work' });
    await expect(menu.locator('summary')).toHaveText(/All of our work/);
    await expect(details).toHaveAttribute('open', '');
  });

  test(`a text in a carousel is typed, and nothing slides, ${way}`, async ({ page }) => {
    await edited.open(page, '/About-us');
    const carousel = page.getByRole('group', { name: 'Our Team' });
    const from = 'Founder and CEO';
    await carousel.scrollIntoViewIfNeeded();
    const text = carousel.getByText(from);
    await expect(text).toBeVisible();
    const dot = carousel.getByRole('button', { name: 'Show slide 1' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    const { x } = (await text.boundingBox()) ?? { x: 0 };
    await begin(page, text);
    await expect(typed(page)).toBeFocused();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) await page.keyboard.press(key);
    await rewrite(page, { file: site, from, to: 'She founded the firm' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    const after = await carousel.getByText('She founded the firm').boundingBox();
    expect(after?.x).toBeCloseTo(x, 0);
  });
}
