/** @jest-environment node */
import routes from '../../config/routes';
import { links, pages } from '../specification/pages';
import { elementsIn, textOf, within } from './read-html';
import { servedSite } from './served-site';

/**
 * Texts, names and links of the pages that the specification requires (section 2), in the site's own config:
 * editors may change all others. Forms and records: src/form/specification.test.ts; what is measured or is there only
 * after hydration: specification.spec.ts.
 */

const { ask } = servedSite('');

/** What a page shows as served. */
const shownIn = (html: string) => {
  const body = within(html, 'body');
  const headings = elementsIn(within(body, 'main'), 'h2', 'h3');
  return {
    title: elementsIn(body, 'h1')[0]?.text,
    headings: headings.map(({ text }) => text),
    links: elementsIn(body, 'a').map(
      ({ text, attribute }) => [text, attribute('href') ?? ''] as const,
    ),
    words: textOf(body),
  };
};

/** Those of the wanted headings that do not follow the ones before them. */
const missing = (shown: string[], wanted: readonly (string | RegExp)[]) => {
  let at = 0;
  return wanted.filter((heading) => {
    const found = shown
      .slice(at)
      .findIndex((each) => (heading instanceof RegExp ? heading.test(each) : each === heading));
    at += found + 1;
    return found === -1;
  });
};

test.each(pages)('section 2: $paths.0 has its words and links', async (fixed) => {
  const [path = '', ...others] = fixed.paths;
  const { text: html } = await ask(path);
  for (const other of others.filter((each) => !each.startsWith('/no'))) {
    expect((await ask(other)).text).toBe(html);
  }
  const shown = shownIn(html);
  expect(shown.title).toBe(fixed.title);
  expect(missing(shown.headings, fixed.headings ?? [])).toEqual([]);
  const isShown = ([words, to]: readonly [string, string | RegExp]) =>
    shown.links.some(
      ([label, href]) =>
        label.includes(words) && (to instanceof RegExp ? to.test(href) : to === href),
    );
  const wanted = [...links, ...(fixed.links ?? [])];
  expect(wanted.filter((link) => !isShown(link))).toEqual([]);
  for (const words of fixed.description ?? []) {
    expect(shown.words).toMatch(
      words instanceof RegExp ? words : new RegExp(words.replaceAll('+', '\\+')),
    );
  }
});

test('section 2: an unmatched path shows Home', async () => {
  const { status, text } = await ask('/no/such-page', { headers: { accept: 'text/html' } });
  expect(status).toBe(404);
  expect(shownIn(text).title).toBe(shownIn((await ask('/')).text).title);
});

test.each(routes.pages)('every page of config is at its path: $path', async ({ path }) => {
  expect((await ask(path)).status).toBe(200);
});
