import type { Locator, Page } from '@playwright/test';
import { type EditedSite, focusText, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** What is typed into a text of the page: its looks, its links, its marks and what is said of it. */

const site = 'config/site.ts';
const home = 'config/pages/home.ts';

const lead = 'Each of these can be a project of its own or one part of a larger one.';
const text =
  'A posting plan that you can keep up, and formats made for each network. The audience grows from people who might buy; bought followers are not on offer.';

let edited: EditedSite;
let first: Record<string, string> = {};

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  edited = await serveEditedSite({ port: portAt(85) });
  // A place on a page to link to, and a text with a link in it.
  edited.project.edit(home, "label: 'Guides',", "label: 'Guides',\n      anchor: 'guides',");
  edited.project.edit(home, lead, 'See [our work](/Product) or **ask**.');
  edited.project.edit(
    'config/pages/contact.ts',
    "      kind: 'map',",
    "      kind: 'contact',\n      title: 'By telephone',\n    },\n    {\n      kind: 'map',",
  );
  first = Object.fromEntries([site, home].map((file) => [file, edited.read(file)]));
});
test.afterEach(() => {
  Object.entries(first).forEach(([file, written]) => {
    if (edited.read(file) !== written) edited.project.write(file, written);
  });
});
test.afterAll(() => edited.stop());

const typed = (page: Page) => page.locator('#root [contenteditable="true"]');
const status = (page: Page) =>
  page.getByRole('region', { name: 'Editor', exact: true }).getByRole('status');

const isWritten = (from: string, to: string) =>
  expect.poll(() => edited.read(home)).toBe(first[home]?.replace(from, () => to));

/** Begins to type the text of a card, by keyboard alone. */
const begin = async (page: Page, element: Locator) => {
  await focusText(element);
  await page.keyboard.press('Enter');
  await expect(typed(page)).toBeFocused();
};

const targets = [
  { name: 'a page', keys: ['/About', 'ArrowDown', 'Enter'], to: '/About-us' },
  { name: 'a place on a page', keys: ['#gui', 'ArrowDown', 'Enter'], to: '/#guides' },
  { name: 'an address', keys: ['https://example.org/a'], to: 'https://example.org/a' },
  { name: 'an e-mail address', keys: ['a@example.org'], to: 'mailto:a@example.org' },
  { name: 'a telephone number', keys: ['+44 20 7946 0321'], to: 'tel:+442079460321' },
];

for (const { name, keys, to } of targets) {
  test(`${name} is linked to by keyboard alone`, async ({ page }) => {
    await edited.open(page);
    await begin(page, page.getByText(text));
    await page.keyboard.press('ControlOrMeta+Home');
    for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    const [words = '', ...rest] = keys;
    await page.keyboard.type(words);
    for (const key of rest) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(typed(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await isWritten('A posting plan that', `[A posting](${to}) plan that`);
    const link = page.getByRole('main').getByRole('link', { name: 'A posting' });
    await expect(link).toHaveAttribute('href', to);
  });
}

test('bold and italic by keys are written as stars, and taken off by the same keys', async ({
  page,
}) => {
  await edited.open(page);
  await begin(page, page.getByText(text));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' No');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' way');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' here.');
  await page.keyboard.press('Enter');
  await isWritten('not on offer.', 'not on offer. **No** *way* here.');
  await expect(typed(page)).toHaveCount(0);
  await expect(page.locator('main strong', { hasText: 'No' })).toBeVisible();
  await expect(page.locator('main em', { hasText: 'way' })).toBeVisible();
});

const askFor = [
  {
    way: 'a key',
    ask: async (page: Page, mark: 'Bold' | 'Italic') => {
      await page.keyboard.press(mark === 'Bold' ? 'ControlOrMeta+b' : 'ControlOrMeta+i');
    },
  },
  {
    way: 'a button of the bar',
    ask: async (page: Page, mark: 'Bold' | 'Italic') => {
      await page.getByRole('toolbar').getByRole('button', { name: mark }).click();
    },
  },
];

for (const { way, ask } of askFor) {
  test(`a mark asked for by ${way} holds while the page is shown anew`, async ({ page }) => {
    const changed = (other: string) =>
      (first[home] ?? '').replace("title: 'Our Services'", () => `title: '${other}'`);
    await edited.open(page);
    await begin(page, page.getByText(text));
    await page.keyboard.press('ControlOrMeta+End');
    for (const [mark, other] of [
      ['Bold', 'Another title'],
      ['Italic', 'A third title'],
    ] as const) {
      await ask(page, mark);
      edited.project.write(home, changed(other));
      await expect(page.getByRole('main').getByRole('heading', { name: other })).toBeVisible();
      await expect(typed(page)).toBeFocused();
      await page.keyboard.type(` ${mark}`);
      await ask(page, mark);
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(() => edited.read(home))
      .toBe(changed('A third title').replace('on offer.', () => 'on offer. **Bold** *Italic*'));
  });
}

test('rich text from elsewhere arrives as words, and is written as words', async ({ page }) => {
  await edited.open(page);
  await begin(page, page.getByText(text));
  await page.keyboard.press('ControlOrMeta+a');
  await typed(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Prices\n\tfrom 5');
    data.setData('text/html', '<table><tr><td><b>Prices</b><img src="/x.png">from 5</table>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(typed(page)).toHaveText('Prices from 5');
  await expect(typed(page).locator('b, strong, table, img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await isWritten(text, 'Prices from 5');
});

test('of a hundred fast letters none is lost, at each place that shows the text', async ({
  page,
}) => {
  await edited.open(page, '/Contact');
  const words = 'The quick brown fox jumps over the lazy dog and types on. '
    .repeat(2)
    .slice(0, 100);
  // One number of config/site.ts: above the menu, and in the section of contacts.
  const places = [page.getByRole('group', { name: 'Contact' }), page.getByRole('main')] as const;
  const [bar, main] = places;
  const linkIn = (place: Locator, name: string) => place.getByRole('link', { name });
  await expect(linkIn(main, '+1 202 555 0148').first()).toBeVisible();
  await begin(page, linkIn(bar, '+1 202 555 0148'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(words);
  const whole = `+1${words} 202 555 0148`;
  await expect(typed(page)).toHaveText(whole);
  expect(await typed(page).evaluate((each) => each.closest('main') === null)).toBe(true);
  // The other place follows while it is typed.
  await expect(main.getByText(whole).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => edited.read(site))
    .toBe(first[site]?.replace("label: '+1 202", () => `label: '+1${words} 202`));
  await expect(typed(page)).toHaveCount(0);
  for (const place of places)
    await expect(place.getByText(whole).filter({ visible: true })).toHaveCount(1);
});

test('the bar says that what is typed is not written yet, on the page and in the panel', async ({
  page,
}) => {
  await edited.open(page);
  await expect(status(page)).toHaveText('Everything is written in config.');
  await begin(page, page.getByText(text));
  await expect(status(page)).toHaveText('Everything is written in config.');
  await page.keyboard.type('x');
  await expect(status(page)).toHaveText(/not written yet/);
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Everything is written in config.');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const title = panel.getByLabel('Title', { exact: true });
  await title.fill('Another');
  await expect(status(page)).toHaveText(/not written yet/);
  await title.press('Enter');
  await expect(status(page)).toHaveText('Everything is written in config.');
  expect(edited.read(home)).not.toBe(first[home]);
});

test('what the check refuses is said to be not written, until it is taken back', async ({
  page,
}) => {
  await edited.open(page);
  await begin(page, page.getByText(text));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The text is empty' })).toBeVisible();
  await expect(status(page)).toHaveText(/not written yet/);
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Everything is written in config.');
});

/** What a letter looks like. */
const lookOf = (element: Locator) =>
  element.evaluate((each) => {
    const { color, fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing } =
      getComputedStyle(each);
    const { textTransform, textDecorationLine, textDecorationColor } = getComputedStyle(each);
    return {
      ...{ color, fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing },
      ...{ textTransform, textDecorationLine, textDecorationColor },
    };
  });

const looks: { name: string; find: (page: Page) => Locator; inside?: string }[] = [
  {
    name: 'a link in a text',
    find: (page) => page.locator('main p', { hasText: 'See our work' }),
    inside: 'a',
  },
  {
    name: 'bold in a text',
    find: (page) => page.locator('main p', { hasText: 'See our work' }),
    inside: 'strong',
  },
  { name: 'a heading', find: (page) => page.getByRole('heading', { name: 'Our Services' }) },
  {
    name: 'an entry of the menu',
    find: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' }),
  },
  { name: 'a button', find: (page) => page.getByRole('link', { name: 'Our Vision' }) },
  {
    name: 'a link of the footer',
    find: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Business Branding' }),
  },
  {
    name: 'the label of a field',
    find: (page) => page.locator('main label', { hasText: 'Email Address' }).first(),
  },
];

test('a title is as large as for visitors', async ({ page }) => {
  // Narrow enough to reduce the letters of a word that were any longer.
  await page.setViewportSize({ width: 390, height: 844 });
  edited.project.write(home, (first[home] ?? '').replace("'Our Services'", "'Testimonials'"));
  await edited.open(page);
  // A frame of this name shows the site without the editor.
  await page.evaluate(() => {
    const style = `position:fixed;inset:0;width:${window.innerWidth}px;height:900px`;
    const frame = Object.assign(document.createElement('iframe'), { name: 'edit-now' });
    frame.style.cssText = style;
    frame.src = window.location.pathname;
    document.body.append(frame);
  });
  const title = { name: 'Testimonials' };
  const plain = page.frameLocator('[name="edit-now"]').getByRole('heading', title);
  await expect(plain).toBeVisible();
  const sizeOf = (element: Locator) =>
    element.evaluate((each) => Math.round(parseFloat(getComputedStyle(each).fontSize)));
  expect(await sizeOf(page.locator('#root').getByRole('heading', title))).toBe(await sizeOf(plain));
});

for (const { name, find, inside } of looks) {
  test(`${name} looks the same while it is typed`, async ({ page }) => {
    await edited.open(page);
    const shown = find(page);
    await shown.scrollIntoViewIfNeeded();
    const before = await lookOf(inside === undefined ? shown : shown.locator(inside).first());
    await begin(page, shown);
    const now = inside === undefined ? typed(page) : typed(page).locator(inside).first();
    await expect.poll(() => lookOf(now)).toEqual(before);
  });
}
