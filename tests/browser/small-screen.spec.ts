import type { Page } from '@playwright/test';
import { fillFreelancer, mainForm } from './form-journey';
import { expect, open, test } from './site';

/** What a telephone's narrow screen could cover, squeeze or flash. */

test.use({ viewport: { width: 390, height: 844 } });

/** Some browsers ignore scroll padding and scroll margin when focus moves. */
const ignoreScrollPadding = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.scrollPadding = '0';
    document.querySelectorAll('input, textarea').forEach((control) => {
      if (control instanceof HTMLElement) control.style.scrollMargin = '0';
    });
  });

/** Sends the form while it is scrolled by `share` of its height past the top of the screen. */
const sendScrolled = (page: Page, share: number) =>
  mainForm(page).evaluate((form: HTMLFormElement, share) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { top, height } = form.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * share, behavior: 'instant' });
    // As a press of it: that is remembered where the form is not hydrated yet.
    form.querySelector<HTMLElement>('[type="submit"]')?.click();
  }, share);

/** The topmost elements on the important points of a field: the field and its label, or a cover. */
const isSeen = (page: Page, name: string) =>
  mainForm(page)
    .getByLabel(name)
    .evaluate((control: HTMLInputElement) => {
      const uppermost = (element: Element, height: number) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + (bottom - top) * height) === element;
      };
      const [label] = control.labels ?? [];
      const wholly = [0.1, 0.9].every((height) => uppermost(control, height));
      return (
        document.activeElement === control && wholly && Boolean(label && uppermost(label, 0.5))
      );
    });

test('a submit at any scroll position brings the wrong field and the alert into view (section 5)', async ({
  page,
}) => {
  await open(page, '/Career');
  const form = await fillFreelancer(page, 'Hello');
  await form.getByLabel('Phone Number').fill('none');
  await ignoreScrollPadding(page);
  for (const share of [-0.5, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9]) {
    await sendScrolled(page, share);
    await expect.poll(() => isSeen(page, 'Phone Number'), `scrolled by ${share}`).toBe(true);
    await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
  }
});

test.describe('floating buttons on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const chat = (page: Page) => page.getByRole('link', { name: /Chat with us/ });
  const backToTop = (page: Page) => page.getByRole('link', { name: 'Back to top' });
  const scroll = (page: Page, by: number) =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);

  test(
    'are hidden at first and on the way down, shown on the way up and for the keyboard, and cover no text at the end of the page',
    { tag: '@more' },
    async ({ page }) => {
      await open(page, '/Blog');
      await expect(chat(page)).not.toBeInViewport();
      await scroll(page, 600);
      await expect(chat(page)).not.toBeInViewport();
      await expect(backToTop(page)).not.toBeInViewport();
      await scroll(page, -100);
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
      await expect(backToTop(page)).not.toBeInViewport();
      await scroll(page, 300);
      await expect(chat(page)).not.toBeInViewport();
      await backToTop(page).focus();
      await page.keyboard.press('Tab');
      await expect(chat(page)).toBeFocused();
      await expect(chat(page)).toBeInViewport({ ratio: 1 });

      await scroll(page, 100_000);
      const box = async (of: ReturnType<typeof chat>) => {
        await expect(of).toBeInViewport({ ratio: 1 });
        return (await of.boundingBox())!;
      };
      const words = page.getByRole('contentinfo').getByText('©');
      const end = await words.evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().right;
      });
      const back = await box(backToTop(page));
      expect(end).toBeLessThanOrEqual(back.x);
      await expect
        .poll(async () => (await box(chat(page))).x)
        .toBeGreaterThanOrEqual(back.x + back.width);
      await backToTop(page).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
});

/** Roles as the browser reports them to assistive technology. */
const rolesOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ role }) => String(role?.value));
};

test.describe('a price list on a narrow telephone', () => {
  test.use({ folder: 'examples/dentist', viewport: { width: 360, height: 740 } });

  test(
    'shows every value beside the name of its column, and is still a table for screen readers',
    { tag: '@more' },
    async ({ page }) => {
      await open(page, '/Prices');
      const lines = await page.locator('main table td').evaluateAll((cells) =>
        cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { left, right } = range.getBoundingClientRect();
          const { content } = getComputedStyle(cell, '::before');
          const name = content.replace(/^"(.*?)".*$/, '$1');
          return {
            isSeen: left >= 0 && right <= innerWidth,
            isNamed: name === cell.dataset.column,
          };
        }),
      );
      expect(lines.length).toBeGreaterThan(10);
      expect(lines.every(({ isSeen, isNamed }) => isSeen && isNamed)).toBe(true);
      const caption = await page.locator('main table caption').first().boundingBox();
      expect(caption!.x + caption!.width).toBeLessThanOrEqual(360);
      const roles = await rolesOf(page);
      for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
        expect(roles, role).toContain(role);
      }
    },
  );
});
