import routes from '../../config/routes';
import { links, pages } from '../specification/pages';
import { expect, test } from './site';

/**
 * Texts, names and links of the pages that the specification requires (section 2), in the site's own config:
 * editors may change all others. Forms and records: src/form/specification.test.ts.
 */
test.use({ folder: '' });

test.describe('section 2', () => {
  test('each page is at its path, and has its words and links; an unmatched path shows Home', async ({
    page,
    request,
  }) => {
    test.slow();
    for (const { path } of routes.pages) expect((await request.get(path)).status(), path).toBe(200);
    const unmatched = await request.get('/no/such-page', { headers: { accept: 'text/html' } });
    expect(unmatched.status()).toBe(404);
    expect(await unmatched.text()).toContain('Business Growth');
    for (const fixed of pages) {
      const [path = '', ...others] = fixed.paths;
      const html = await (await request.get(path)).text();
      for (const other of others.filter((each) => !each.startsWith('/no'))) {
        expect(await (await request.get(other)).text(), other).toBe(html);
      }
      // As served: only parsed.
      const shown = await page.evaluate((source) => {
        const document = new DOMParser().parseFromString(source, 'text/html');
        const textOf = (each: Element) => each.textContent.replaceAll(/\s+/g, ' ').trim();
        return {
          title: textOf(document.querySelector('h1') ?? document.body),
          headings: [...document.querySelectorAll('main :is(h2, h3)')].map(textOf),
          links: [...document.querySelectorAll('a')].map((link) => [
            textOf(link),
            link.getAttribute('href') ?? '',
          ]),
          words: textOf(document.body),
        };
      }, html);
      expect(shown.title, path).toBe(fixed.title);
      let at = 0;
      for (const heading of fixed.headings ?? []) {
        const found = shown.headings
          .slice(at)
          .findIndex((each) => (heading instanceof RegExp ? heading.test(each) : each === heading));
        expect(
          found,
          `"${String(heading)}" among ${shown.headings.slice(at).join(' | ')}`,
        ).not.toBe(-1);
        at += found + 1;
      }
      for (const [words, to] of [...links, ...(fixed.links ?? [])]) {
        const found = shown.links.some(
          ([label = '', href = '']) =>
            label.includes(words) && (to instanceof RegExp ? to.test(href) : to === href),
        );
        expect(found, `${path}: a link "${words}" to ${String(to)}`).toBe(true);
      }
      for (const words of fixed.description ?? []) {
        expect(shown.words, path).toMatch(
          words instanceof RegExp ? words : new RegExp(words.replaceAll('+', '\\+')),
        );
      }
    }
  });

  test('the map is 500 px high, statistics are hidden, and a button leads to the card site', async ({
    page,
  }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await page.goto('/Contact');
    expect((await page.locator('iframe').boundingBox())?.height).toBe(500);
    await page.goto('/');
    await expect(page.getByText('10M', { exact: true })).toHaveCount(0);
    await page.goto('/Product');
    const button = page.getByRole('main').locator('a[target="_blank"]');
    await expect(button).toHaveAttribute('href', /^https:/);
    await expect(button).toHaveAttribute('rel', /noopener/);
  });

  test('the footer has the newsletter and the year', async ({ page }) => {
    await page.goto('/Blog');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Are You A Business Man?' })).toBeVisible();
    for (const title of ['Information', 'About Us', 'Support']) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText(String(new Date().getFullYear()));
  });
});
