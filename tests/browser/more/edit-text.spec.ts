import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../edit-site';
import { enter, home, isWritten, pressAhead, textIn, typed } from '../typed-text';

/** Rarer ways of typing, and what a text looks like while it is typed. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

test('what was typed into a text is written, though another one was pressed before it opened', async ({
  page,
  edited,
}) => {
  await edited.open(page);
  const { letGo } = await pressAhead(page, edited);
  await page.keyboard.type('Growth ahead');
  const third = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  // Without the signs that nobody sees, by which the editor knows its texts.
  const words = ((await third.textContent()) ?? '').replaceAll(/\p{Cf}/gu, '');
  await third.click();
  letGo();
  await expect.poll(() => edited.read(home)).toContain("title: 'Growth ahead'");
  await expect(typed(page)).toHaveText(words);
  await page.keyboard.press('Escape');
  await expect(typed(page)).toHaveCount(0);

  // Two texts pressed while one is still being written: the last one is typed.
  edited.restore();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Growth' })).toBeVisible();
  const before = edited.read(home);
  const again = await pressAhead(page, edited);
  await page.getByRole('heading', { level: 1 }).dblclick({ position: { x: 20, y: 20 } });
  again.letGo();
  await expect(typed(page)).toHaveCount(1);
  await isWritten(edited, home, before.replace(again.lead, `${again.lead}!`));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await expect(typed(page)).toContainText('?');
});

const byKey = async (page: Page, mark: 'Bold' | 'Italic') => {
  await page.keyboard.press(mark === 'Bold' ? 'ControlOrMeta+b' : 'ControlOrMeta+i');
};
const byButton = async (page: Page, mark: 'Bold' | 'Italic') => {
  await page.getByRole('toolbar').getByRole('button', { name: mark }).click();
};

test('a mark asked for by a key or a button of the bar holds while the page is shown anew', async ({
  page,
  edited,
}) => {
  const lead = textIn(edited, home, 'lead');
  const titled = (other: string) =>
    edited
      .read(home)
      .replace(/title: '[^']*'(?=,\n {6}text:|,\n {6}lead: 'Each)/, `title: '${other}'`);
  await edited.open(page);
  await enter(page, page.getByText(lead));
  await page.keyboard.press('ControlOrMeta+End');
  for (const [ask, mark, other] of [
    [byKey, 'Bold', 'Another title'],
    [byButton, 'Italic', 'A third title'],
  ] as const) {
    await ask(page, mark);
    edited.write(home, titled(other));
    await expect(page.getByRole('main').getByRole('heading', { name: other })).toBeVisible();
    await expect(typed(page)).toBeFocused();
    await page.keyboard.type(` ${mark}`);
    await ask(page, mark);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).toContain(`${lead} **Bold** *Italic*`);
  expect(edited.read(home)).toContain("'A third title'");
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

const withMarks = (page: Page) => page.locator('main p', { hasText: 'See our work' });

const looks: { name: string; find: (page: Page) => Locator; inside?: string }[] = [
  { name: 'a link in a text', find: withMarks, inside: 'a' },
  { name: 'bold in a text', find: withMarks, inside: 'strong' },
  {
    name: 'a heading',
    find: (page) => page.getByRole('main').getByRole('heading', { name: 'Our Services' }),
  },
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

test('a text looks the same while it is typed, wherever it stands', async ({ page, edited }) => {
  const lead = 'Each of these can be a project of its own or one part of a larger one.';
  edited.edit(home, lead, 'See [our work](/Product) or **ask**.');
  await edited.open(page);
  for (const { name, find, inside } of looks) {
    const shown = find(page);
    await shown.scrollIntoViewIfNeeded();
    const before = await lookOf(inside === undefined ? shown : shown.locator(inside).first());
    await enter(page, shown);
    const now = inside === undefined ? typed(page) : typed(page).locator(inside).first();
    await expect.poll(() => lookOf(now), name).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(typed(page)).toHaveCount(0);
  }
});

test('a title is as large as for visitors', async ({ page, edited }) => {
  // Narrow enough to reduce the letters of a word that were any longer.
  await page.setViewportSize({ width: 390, height: 844 });
  edited.edit(home, "'Our Services'", "'Testimonials'");
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
  await expect(plain).toBeVisible({ timeout: 45_000 });
  const sizeOf = (element: Locator) =>
    element.evaluate((each) => Math.round(parseFloat(getComputedStyle(each).fontSize)));
  expect(await sizeOf(page.locator('#root').getByRole('heading', title))).toBe(await sizeOf(plain));
});
