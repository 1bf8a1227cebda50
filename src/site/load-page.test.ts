/** @jest-environment node */
import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition } from '../sections/registry';
import { createPageLoader } from './load-page';
import { sectionModules } from './vite-modules';

const prose = (paragraph: string): SectionDefinition => ({
  kind: 'prose',
  title: 'Ours',
  paragraphs: [paragraph],
});

const plain: PageDefinition = {
  title: 'Plain',
  description: 'No marks.',
  sections: [prose('Plain words.'), { ...prose('**Hidden** words.'), hidden: true }],
};

const files: Record<string, PageDefinition> = {
  plain,
  marked: { ...plain, sections: [prose('**Bold** words.')] },
};

const loaderFor = ({ site = false, served = files } = {}) =>
  createPageLoader(
    {
      pageModule: (name) => async () => {
        if (name === 'course/gone') return null;
        const definition = await Promise.resolve(served[name]);
        if (!definition) throw new Error('no such page');
        return { default: definition };
      },
      siteNeedsMarks: () => site,
    },
    'plain',
  );

test('in place of a page that no entry makes, the page of unmatched addresses is loaded', async () => {
  const pages = loaderFor();
  expect((await pages.load('course/gone')).definition).toBe(plain);
  expect(pages.isMissing('course/gone')).toBe(true);
  expect(pages.isMissing('plain')).toBe(false);
});

test.each([
  { page: 'marked', site: false, has: true, title: 'a page with marks has what shows them' },
  { page: 'plain', site: false, has: false, title: 'a page whose only marks are hidden does not' },
  { page: 'plain', site: true, has: true, title: 'every page has it where the site has marks' },
])('$title', async ({ page, site, has }) => {
  const { marks } = await loaderFor({ site }).load(page);
  expect(marks !== null).toBe(has);
});

test('what one loader has loaded does not affect another', async () => {
  await loaderFor().load('marked');
  expect((await loaderFor().load('plain')).marks).toBeNull();
});

test('what a section reads is there once its page is, and is left to that when a page is only prefetched', async () => {
  const file = '../sections/prose/component.tsx';
  const load = sectionModules[file]!;
  let preloaded = 0;
  const preload = async () => {
    await Promise.resolve();
    preloaded += 1;
  };
  sectionModules[file] = async () => ({ ...(await load()), preload });
  const pages = loaderFor();
  pages.prefetch('plain');
  // The same steps as the prefetch, begun after it.
  await loaderFor({ served: { plain: { ...plain, sections: [] } } }).load('plain');
  expect(preloaded).toBe(0);
  await pages.load('plain');
  sectionModules[file] = load;
  expect(preloaded).toBe(1);
});

test('a page is loaded once, and again when pages have changed', async () => {
  const served = { ...files };
  const pages = loaderFor({ served });
  const before = pages.load('plain');
  served.plain = { ...plain, title: 'Changed' };
  expect(pages.load('plain')).toBe(before);
  pages.forget();
  expect((await pages.load('plain')).definition.title).toBe('Changed');
});

test('a page that has failed for another reason than its load is not recovered', async () => {
  const pages = loaderFor();
  const shown = await pages.load('plain');
  const recovered = jest.fn();
  void pages.recover('plain').then(recovered);
  expect(await pages.load('plain')).toBe(shown);
  await new Promise(setImmediate);
  expect(recovered).not.toHaveBeenCalled();
});
