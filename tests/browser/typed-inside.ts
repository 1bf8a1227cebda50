import type { Locator, Page } from '@playwright/test';
import { type EditedSite, expect, test } from './edit-site';
import { home, isWritten, retype, typed } from './typed-text';

/** Texts inside of what acts on a press or a key are typed in place, and nothing around them acts. */

const site = 'config/site.ts';
const about = 'config/pages/about.ts';

/** How somebody begins to type a text that can be pressed. */
type Begin = (page: Page, element: Locator) => Promise<void>;

type Rewriting = { file: string; from: string; to: string };

/** Types it anew, with blanks, and leaves by Enter: it is in its literal, and all else is as before. */
const rewriteIn =
  (page: Page, edited: EditedSite) =>
  async ({ file, from, to }: Rewriting) => {
    await expect(typed(page)).toHaveText(from);
    const before = edited.read(file);
    await retype(page, to);
    await page.keyboard.press('Enter');
    const written = before.replace(`'${from}'`, () => `'${to}'`);
    expect(written).not.toBe(before);
    await isWritten(edited, file, written);
    await expect(typed(page)).toHaveCount(0);
  };

/** The journeys of a way to begin. */
export const typeInside = (way: string, begin: Begin) => {
  test(`what leads elsewhere or folds is typed, and does neither, ${way}`, async ({
    page,
    edited,
  }) => {
    // A menu with a drop-down.
    edited.edit(
      site,
      "{ label: 'Product', to: '/Product' },",
      "{ label: 'Work', links: [{ label: 'Our product', to: '/Product' }] },",
    );
    await edited.open(page);
    const rewrite = rewriteIn(page, edited);
    await begin(page, page.getByRole('link', { name: 'Our Vision' }));
    await rewrite({ file: home, from: 'Our Vision', to: 'What we are here for' });
    await expect(page.getByRole('link', { name: 'What we are here for' })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Main' });
    const [summary, details] = [menu.locator('summary'), menu.locator('details')];
    await summary.click({ modifiers: ['ControlOrMeta'] });
    await expect(details).toHaveAttribute('open', '');
    await begin(page, details.getByRole('link'));
    await rewrite({ file: site, from: 'Our product', to: 'What we have made' });
    await expect(details).toHaveAttribute('open', '');
    await expect(details.getByRole('link', { name: 'What we have made' })).toBeVisible();
    await begin(page, summary);
    await rewrite({ file: site, from: 'Work', to: 'All of our work' });
    await expect(summary).toHaveText(/All of our work/);
    await expect(details).toHaveAttribute('open', '');

    // The open drop-down lies over the other entries.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible();
    await begin(page, menu.getByRole('link', { name: 'Career' }));
    await rewrite({ file: site, from: 'Career', to: 'Work at our place' });
    await expect(menu.getByRole('link', { name: 'Work at our place' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test(`an open question and a text in a carousel are typed, and neither moves, ${way}`, async ({
    page,
    edited,
  }) => {
    await edited.open(page, '/About-us');
    const rewrite = rewriteIn(page, edited);
    const [from, to] = ['How long does a website take?', 'How long do we take then?'];
    const root = page.locator('#root');
    const question = root.getByRole('button', { name: from });
    await question.click({ modifiers: ['ControlOrMeta'], position: { x: 12, y: 20 } });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await begin(page, question);
    await rewrite({ file: about, from, to });
    await expect(root.getByRole('button', { name: to })).toHaveAttribute('aria-expanded', 'true');

    const carousel = page.getByRole('group', { name: 'Our Team' });
    await carousel.scrollIntoViewIfNeeded();
    const text = carousel.getByText('Founder and CEO');
    await expect(text).toBeVisible();
    const dot = carousel.getByRole('button', { name: 'Show slide 1' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    const { x } = (await text.boundingBox()) ?? { x: 0 };
    await begin(page, text);
    await expect(typed(page)).toBeFocused();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) await page.keyboard.press(key);
    await rewrite({ file: site, from: 'Founder and CEO', to: 'She founded the firm' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
    const after = await carousel.getByText('She founded the firm').boundingBox();
    expect(after?.x).toBeCloseTo(x, 0);
  });
};
