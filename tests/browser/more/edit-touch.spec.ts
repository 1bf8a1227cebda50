import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../axe';
import { type EditedSite, expect, focusText, test } from '../edit-site';
import { home, isWritten, retype, typed } from '../typed-text';

/** The editor on narrow screens, by mouse, keyboard and touch; pictures that are dropped; the first hints; axe. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
/** A button of the bar, which has no room for all of them on a telephone. */
const inBar = async (page: Page, name: string | RegExp) => {
  const more = button(page, 'More');
  if (await more.isVisible()) await more.click();
  return button(page, name);
};
/** Its name is a text of config, with a mark. */
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const hintsOf = (page: Page) => page.getByRole('region', { name: 'Editing this site' });

const services = 'Our Services';

const headingOf = (page: Page, name = services) =>
  page.getByRole('main').getByRole('heading', { name });

/** Types the heading that is begun anew. */
const rewrite = async (page: Page, edited: EditedSite, [from, to]: [string, string]) => {
  const before = edited.read(home);
  await retype(page, to);
  await page.keyboard.press('Enter');
  await isWritten(edited, home, before.replace(`'${from}'`, `'${to}'`));
  await expect(headingOf(page, to)).toBeVisible();
};

/** The panel of a section with a picture, which is a photo now. */
const openPicture = async (page: Page, press: (element: Locator) => Promise<void>) => {
  const panel = panelOf(page);
  await press(panel.getByText('Software Solution Services').first());
  await panel.getByLabel('Kind of picture').selectOption('Photo');
  const choose = panel.getByRole('button', { name: 'Choose or drop a picture: Picture' });
  await expect(choose).toBeVisible();
  return choose;
};

/** Says what a stored picture shows, and finds it in config, in public and on the page. */
const usePicture = async (
  page: Page,
  edited: EditedSite,
  press: (element: Locator) => Promise<void>,
) => {
  const panel = panelOf(page);
  const alt = panel.getByLabel('What does the picture show?');
  await expect(alt).toBeFocused();
  await page.keyboard.type('Our shop');
  await press(panel.getByRole('button', { name: 'Use this picture' }));
  await expect.poll(() => edited.read(home)).toMatch(/file: '\/pictures\/[\w-]+\.\w+'/);
  const [, file = ''] = /file: '(\/pictures\/[^']+)'/.exec(edited.read(home)) ?? [];
  expect(edited.read(home)).toMatch(/alt: 'Our shop'/);
  expect(edited.read(`public${file}`).length).toBeGreaterThan(100);
  await expect(page.locator('main img[alt*="Our shop"]').first()).toBeAttached();
};

/** A file as it is dragged from a folder. */
const dragged = (
  page: Page,
  { name, type, content }: { name: string; type: string; content: string },
) =>
  page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      const letters = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([letters], file.name, { type: file.type }));
      return transfer;
    },
    { name, type, content },
  );

test('a picture that is dropped on the panel is stored, and a file that is none is refused', async ({
  page,
  edited,
}) => {
  await edited.open(page);
  const choose = await openPicture(page, (element) => element.click());
  const before = edited.read(home);
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  const buffer = Buffer.from('<html></html>');
  await (await chooser).setFiles({ name: 'page.png', mimeType: 'image/png', buffer });
  await expect(panelOf(page).getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(panelOf(page).getByLabel('What does the picture show?')).toHaveCount(0);
  expect(edited.read(home)).toBe(before);

  const content = (await page.screenshot()).toString('base64');
  const data = await dragged(page, { name: 'Dropped one.png', type: 'image/png', content });
  await choose.dispatchEvent('dragover', { dataTransfer: data });
  await choose.dispatchEvent('drop', { dataTransfer: data });
  await usePicture(page, edited, (element) => element.click());
  expect(edited.read(home)).toContain('/pictures/dropped-one.');
});

test('a picture that is dropped on a picture of the page is put there, and a file that is none is not', async ({
  page,
  edited,
}) => {
  await edited.open(page);
  const section = page.locator('main section', { hasText: 'Software Solution Services' });
  const drawing = section.locator('svg:has([data-part])').first();
  await drawing.scrollIntoViewIfNeeded();
  const outline = page.locator('[data-edit-outline]');
  for (const [name, alt] of [
    ['On the page.png', 'Our shop'],
    ['Another.png', 'Our new shop'],
  ] as const) {
    const content = (await page.screenshot()).toString('base64');
    const dataTransfer = await dragged(page, { name, type: 'image/png', content });
    const shown = name === 'Another.png' ? section.locator('img').first() : drawing;
    await shown.dispatchEvent('dragover', { dataTransfer });
    await expect(outline).toHaveCount(1);
    const [frame, box] = [await outline.boundingBox(), await shown.boundingBox()];
    expect(Math.abs((frame?.x ?? 0) - (box?.x ?? 99))).toBeLessThan(10);
    await shown.dispatchEvent('drop', { dataTransfer });
    await expect(outline).toHaveCount(0);
    const dialog = page.getByRole('dialog', { name: 'A picture for this place' });
    await expect(dialog.getByLabel('What does the picture show?')).toBeFocused();
    await page.keyboard.type(alt);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => edited.read(home)).toContain(`alt: '${alt}'`);
    await expect(section.locator(`img[alt*="${alt}"]`)).toBeAttached();
  }
  const written = edited.read(home);
  expect(written).toContain("file: '/pictures/another.");

  const content = Buffer.from('<html></html>').toString('base64');
  const dataTransfer = await dragged(page, { name: 'page.png', type: 'image/png', content });
  await section.locator('img').first().dispatchEvent('drop', { dataTransfer });
  const dialog = page.getByRole('dialog', { name: 'A picture for this place' });
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  expect(edited.read(home)).toBe(written);
});

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('texts and the folded menu are typed by mouse and keyboard, above the sheet of the panel', async ({
    page,
    edited,
  }) => {
    const site = 'config/site.ts';
    await edited.open(page);
    const box = () => panelOf(page).boundingBox();
    expect(await box()).toMatchObject({ x: 0, width: 768 });
    // The bar says how high it is once its parts are laid out.
    await expect.poll(async () => (await box())?.y).toBeGreaterThan(200);
    await headingOf(page).click({ position: { x: 12, y: 12 } });
    await rewrite(page, edited, [services, 'What we do']);
    await focusText(headingOf(page, 'What we do'));
    await page.keyboard.press('Enter');
    await rewrite(page, edited, ['What we do', 'What we make']);

    const before = edited.read(site);
    await menuButton(page).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Career' }).click();
    await retype(page, 'Work with us here');
    await page.keyboard.press('Enter');
    const written = before.replace("label: 'Career', to", "label: 'Work with us here', to");
    await isWritten(edited, site, written);
    await expect(menu.getByRole('link', { name: 'Work with us here' })).toBeVisible();
  });

  test('in a low window the sheet of the panel gives way to the menu, and comes back', async ({
    page,
    edited,
  }) => {
    await page.setViewportSize({ width: 768, height: 560 });
    await edited.open(page);
    await expect(panelOf(page)).toBeVisible();
    await menuButton(page).click();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await links.last().click();
    await expect(typed(page)).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(typed(page)).toHaveCount(0);
    await button(page, 'Settings').click();
    await expect(menuButton(page)).toBeVisible();
    await expect(panelOf(page)).toBeVisible();
    await button(page, 'Settings').click();
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe('by touch at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a text is typed, a picture chosen, and a section moved', async ({ page, edited }) => {
    await edited.open(page);
    await headingOf(page).tap({ position: { x: 12, y: 12 } });
    await rewrite(page, edited, [services, 'What we offer']);

    const panel = panelOf(page);
    // The panel shows what was typed; the page has the list of its sections.
    await panel
      .getByRole('navigation', { name: 'Place' })
      .getByRole('button', { name: /^Page/ })
      .tap();
    const choose = await openPicture(page, (element) => element.tap());
    const chooser = page.waitForEvent('filechooser');
    await choose.tap();
    const buffer = await page.screenshot();
    await (await chooser).setFiles({ name: 'Our shop.png', mimeType: 'image/png', buffer });
    await usePicture(page, edited, (element) => element.tap());

    const titles = () =>
      [...edited.read(home).matchAll(/^ {6}title: (.*),$/gm)].map(([, each]) => each);
    const [, second, third] = titles();
    await (await inBar(page, 'Sections')).tap();
    const list = page.getByRole('region', { name: 'Sections' });
    await list
      .getByRole('button', { name: /^More for / })
      .nth(1)
      .tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect.poll(() => titles().slice(1, 3)).toEqual([third, second]);
  });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the hints of the first visit cover no control of the editor', async ({
      page,
      edited,
    }) => {
      await edited.openFirst(page);
      await expect(hintsOf(page)).toBeVisible();
      expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('#editor button')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.closest('[aria-labelledby="edit-hints"]') === null)
          .filter((element) => {
            const { left, top, width: wide, height: high } = element.getBoundingClientRect();
            const above = document.elementFromPoint(left + wide / 2, top + high / 2);
            return above?.closest('[aria-labelledby="edit-hints"]') !== null && above !== null;
          })
          .map((element) => element.textContent),
      );
      expect(covered).toEqual([]);
      await button(page, 'Got it').click();
      await expect(hintsOf(page)).toHaveCount(0);
      await expect(panelOf(page)).toBeVisible();
      await page.reload();
      await expect(button(page, 'Settings')).toBeVisible();
      await expect(hintsOf(page)).toHaveCount(0);
    });

    test('axe finds nothing in the editor, in each of its states', async ({ page, edited }) => {
      const look = async (state: string) => {
        for (const part of ['#editor', 'body > [role="presentation"]']) {
          if ((await page.locator(part).count()) === 0) continue;
          expect(await violationsIn(page, { part }), `${state}, ${part}`).toEqual([]);
        }
      };
      const closed = () => expect(page.getByRole('dialog')).toHaveCount(0);
      await edited.open(page);
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeVisible();
      await look('bar and panel of the page');
      await openPicture(page, (element) => element.click());
      await look('panel of a section with a picture');
      await panelOf(page).getByRole('button', { name: /^Page/ }).click();
      await panelOf(page).getByRole('button', { name: 'Site', exact: true }).click();
      const profiles = panelOf(page).getByRole('group', { name: 'Social', exact: true });
      await profiles.getByRole('listitem').first().getByRole('button').nth(1).click();
      await button(page, 'Choose by its looks: Icon').click();
      await expect(page.getByRole('dialog', { name: 'Icon' })).toBeVisible();
      await look('choosing by looks');
      await page.keyboard.press('Escape');
      await closed();
      await panelOf(page).getByRole('button', { name: /^Site/ }).first().click();
      await headingOf(page).click({ position: { x: 12, y: 12 } });
      await expect(typed(page)).toBeFocused();
      await look('a heading is typed');
      await page.keyboard.press('Escape');
      const words = page.getByText('Each of these can be a project of its own');
      await words.click({ position: { x: 12, y: 12 } });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await look('the picker of links');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await closed();
      await page.keyboard.press('Escape');
      await expect(typed(page)).toHaveCount(0);
      await (await inBar(page, 'Pages')).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await look('pages');
      await page.keyboard.press('Escape');
      await closed();
      await (await inBar(page, /^What has changed/)).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await look('what has changed');
      await page.keyboard.press('Escape');
      await closed();
      await (await inBar(page, 'Sections')).click();
      const list = page.getByRole('region', { name: 'Sections' });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await look('sections');
      await list.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      await look('adding');
    });
  });
}
