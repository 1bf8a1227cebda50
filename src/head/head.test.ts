/** @jest-environment node */
import site from '../../tests/sites/agency/config/site';
import theme from '../../tests/sites/agency/config/theme';
import type { SiteDefinition } from '../schema/site';
import { robots, sitemap, webManifest } from './head-files';
import { type HeadTag, ogLocale, shareTags, siteTags, splitHead } from './head-tags';
import { pageTitle } from './page-title';

const agency: SiteDefinition = {
  ...site,
  name: 'Bread & Butter',
  origin: 'https://bread.test',
  language: 'en-GB',
  titleTemplate: '{page} | Bread & Butter',
};

test.each([
  ['{page} | Bread', 'Rolls', 'Rolls | Bread'],
  ['Bread: {page}', 'For $& more, $1', 'Bread: For $& more, $1'],
])('template %j makes of %j the title %j', (titleTemplate, title, expected) => {
  expect(pageTitle({ titleTemplate }, title)).toBe(expected);
});

test.each([
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
  ['en', 'en_US'],
  ['sr-Latn-RS', 'sr_RS'],
  ['ar', 'ar_EG'],
])('language %s is the locale %s of Open Graph', (tag, expected) => {
  expect(ogLocale(tag)).toBe(expected);
});

const contentOf = (tags: HeadTag[]) =>
  Object.fromEntries<string | undefined>(
    tags.map(
      ({ attributes: { property, name, content } }) => [property ?? name ?? '', content] as const,
    ),
  );

test('a page is shared under its own title, address and picture', () => {
  const definition = { title: 'Rolls', description: 'Fresh at six.', sections: [] };
  const tags = shareTags({ site: agency, definition, path: '/Rolls', image: '/og/rolls-1.png' });
  expect(contentOf(tags)).toEqual({
    'og:type': 'website',
    'og:site_name': 'Bread & Butter',
    'og:locale': 'en_GB',
    'og:title': 'Rolls',
    'og:description': 'Fresh at six.',
    'og:url': 'https://bread.test/Rolls',
    'og:image': 'https://bread.test/og/rolls-1.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Rolls | Bread & Butter',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'Rolls | Bread & Butter',
  });
});

test('a post is shared as an article of its day and author, with its photograph', () => {
  const picture = { file: '/rye.webp', alt: 'A loaf of rye', width: 800, height: 600 };
  const post = { date: '2026-03-31', author: 'Ida', picture };
  const definition = { title: 'Rye', description: 'Dark at six.', sections: [], post };
  const image = { image: '/og/rye-1.jpg', imageAlt: picture.alt };
  const tags = shareTags({ site: agency, definition, path: '/Rye', ...image });
  expect(contentOf(tags)).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://bread.test/og/rye-1.jpg',
    'og:image:alt': 'A loaf of rye',
    'article:published_time': '2026-03-31',
    'article:author': 'Ida',
  });
});

test("the browser's frame has the header's colour in either scheme", () => {
  const colors = siteTags(theme).filter(({ attributes }) => attributes.name === 'theme-color');
  expect(colors.map(({ attributes }) => [attributes.media, attributes.content])).toEqual([
    ['(prefers-color-scheme: light)', theme.color.light.background.default],
    ['(prefers-color-scheme: dark)', theme.color.dark.background.default],
  ]);
});

test.each([
  ['light', 'only light'],
  ['dark', 'dark'],
] as const)('a site that is %s alone says so to browsers', (schemes, content) => {
  const [scheme, color, ...rest] = siteTags({ ...theme, schemes });
  expect(scheme?.attributes).toEqual({ name: 'color-scheme', content });
  const ground = theme.color[schemes].background.default;
  expect(color?.attributes).toEqual({ name: 'theme-color', content: ground });
  expect(rest.filter(({ element }) => element === 'meta')).toEqual([]);
  expect(webManifest(agency, { ...theme, schemes }).background_color).toBe(ground);
});

test('the manifest says in config’s words what the site is', () => {
  expect(webManifest({ ...agency, shortName: 'Bread', direction: 'rtl' }, theme)).toMatchObject({
    name: 'Bread & Butter',
    short_name: 'Bread',
    lang: 'en-GB',
    dir: 'rtl',
    display: 'browser',
    theme_color: theme.color.light.background.default,
  });
});

test('the sitemap lists each page that may be found once, escapes its address, and says the day of a post', () => {
  const pages = [
    { path: '/' },
    { path: '/Rolls&Buns', indexed: true },
    { path: '/Thanks', indexed: false },
    { path: '/Rye', date: '2026-03-31' },
  ];
  const found = [...sitemap(agency, pages).matchAll(/<url>(.*?)<\/url>/g)];
  expect(found.map(([, entry]) => entry)).toEqual([
    '<loc>https://bread.test/</loc>',
    '<loc>https://bread.test/Rolls&amp;Buns</loc>',
    '<loc>https://bread.test/Rye</loc><lastmod>2026-03-31</lastmod>',
  ]);
});

test('robots may read everything and find the sitemap', () => {
  expect(robots(agency)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://bread.test/sitemap.xml\n',
  );
});

test.each([
  [
    '<title>A</title><meta name="description" content="b"/><link rel="canonical" href="c"/><div>D</div>',
    '<title>A</title><meta name="description" content="b"/><link rel="canonical" href="c"/>',
    '<div>D</div>',
  ],
  ['<p>no head</p>', '', '<p>no head</p>'],
])('%s is divided', (html, head, body) => {
  expect(splitHead(html)).toEqual({ head, body });
});
