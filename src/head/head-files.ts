import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { plainSigns } from '../schema/texts';
import type { ThemeDefinition } from '../schema/theme';
import type { PageDefinition } from '../sections/page-schema';
import { fixedColors } from '../theme/schemes';
import type { Alternate } from './alternates';
import { escapeHtml } from './escape-html';
import { type HeadTag, iconFiles, link } from './head-tags';

/** Crawlers may read everything (RFC 9309), and find the list of pages (sitemaps.org). */
export const robots = ({ origin }: SiteDefinition): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Where it must be (RFC 9116, section 3). */
export const securityTxtFile = '.well-known/security.txt';

/** Days until it expires: less than a year (RFC 9116, section 2.5.5). */
const validDays = 364;
const day = 24 * 60 * 60 * 1000;

/**
 * How to report a vulnerability (RFC 9116): as `security` says, or else by the site's e-mail address and in
 * its language. `at` is the time of the build.
 */
export const securityTxt = (
  { origin, contact, language, security }: SiteDefinition,
  at: Date,
): string => {
  const expires = new Date((Math.floor(at.getTime() / day) + validDays) * day);
  return [
    `Contact: ${security?.contact ?? contact.email.to}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${(security?.languages ?? [language]).join(', ')}`,
    `Canonical: ${origin}/${securityTxtFile}`,
    '',
  ]
    .map(plainSigns)
    .join('\n');
};

type Icon = { file: string; size: number };

const icon = ({ file, size }: Icon, purpose: 'any' | 'maskable') => ({
  src: file,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * The site on a home screen (https://www.w3.org/TR/appmanifest/). It opens in the browser: a site of pages
 * needs an address bar and a Back button.
 */
export const webManifest = (site: SiteDefinition, theme: ThemeDefinition) => ({
  name: site.name,
  short_name: site.shortName,
  lang: site.language,
  dir: site.direction,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: fixedColors(theme).background.default,
  background_color: fixedColors(theme).background.default,
  icons: [
    icon(iconFiles.small, 'any'),
    icon(iconFiles.large, 'any'),
    icon(iconFiles.maskable, 'maskable'),
  ],
});

/** Escapes text for an XML element or attribute; any other character would make the XML invalid. */
const inXml = (text: string): string => escapeHtml(plainSigns(text));

/** An existing page, its own path, and what is known of it. */
export type ListedPage = {
  path: string;
  date?: string | undefined;
  /** In which languages it is, of a site in several. */
  alternates?: readonly Alternate[];
} & Pick<PageDefinition, 'indexed'>;

const alternateEntry =
  (origin: string) =>
  ({ language, path }: Alternate) =>
    `<xhtml:link rel="alternate" hreflang="${inXml(language)}" href="${inXml(origin + path)}"/>`;

const urlEntry = (origin: string, { path, date: day, alternates = [] }: ListedPage) =>
  `  <url><loc>${inXml(origin + path)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${alternates.map(alternateEntry(origin)).join('')}</url>`;

const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const alternatesSpace = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Every page that may be found, once, at its own address (https://www.sitemaps.org/protocol.html), with the
 * date of a post, and in every language that has it. Other pages have no date: nobody records when a text changed, and one wrong date makes
 * search engines ignore all.
 */
export const sitemap = (
  { origin }: Pick<SiteDefinition, 'origin'>,
  pages: readonly ListedPage[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${sitemapSpace}${pages.some(({ alternates }) => alternates?.length) ? alternatesSpace : ''}>`,
    ...pages.filter(({ indexed = true }) => indexed).map((page) => urlEntry(origin, page)),
    '</urlset>',
    '',
  ].join('\n');

export const feedFile = 'feed.xml';

type FeedEntry = {
  /** Its own, an address as a rule, and where it leads. */
  id: string;
  address: string;
  title: string;
  summary?: string | undefined;
  /** As 2026-03-31. */
  date: string;
  author: string;
};

export type Feed = {
  file: string;
  /** An address that stays. */
  id: string;
  title: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
};

/** RFC 3339 requires a time, which entries do not have. */
const momentOf = ({ date }: FeedEntry) => `${date}T00:00:00Z`;

const entry = (one: FeedEntry) => [
  '  <entry>',
  `    <id>${inXml(one.id)}</id>`,
  `    <title>${inXml(one.title)}</title>`,
  `    <link rel="alternate" type="text/html" href="${inXml(one.address)}"/>`,
  `    <published>${momentOf(one)}</published>`,
  `    <updated>${momentOf(one)}</updated>`,
  `    <author><name>${inXml(one.author)}</name></author>`,
  ...(one.summary === undefined ? [] : [`    <summary>${inXml(one.summary)}</summary>`]),
  '  </entry>',
];

/** A feed for feed readers (RFC 4287); undefined without entries. */
export const atomFeed = (
  { origin, language }: SiteDefinition,
  { file, id, title, entries }: Feed,
): string | undefined => {
  const [newest] = entries;
  if (!newest) return undefined;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${inXml(language)}">`,
    `  <id>${inXml(id)}</id>`,
    `  <title>${inXml(title)}</title>`,
    `  <updated>${momentOf(newest)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${inXml(origin)}/${file}"/>`,
    `  <link rel="alternate" type="text/html" href="${inXml(origin)}/"/>`,
    ...entries.flatMap(entry),
    '</feed>',
    '',
  ].join('\n');
};

export const postsFeed = ({ origin, name }: SiteDefinition, posts: readonly Post[]): Feed => ({
  file: feedFile,
  id: `${origin}/`,
  title: name,
  entries: posts.map((post) => ({
    id: origin + post.path,
    address: origin + post.path,
    title: post.title,
    summary: post.description,
    date: post.date,
    author: post.author,
  })),
});

/** Links to feeds for feed readers, to those that have entries. */
export const feedTags = (feeds: readonly Feed[]): HeadTag[] =>
  feeds
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, file }) =>
      link({ rel: 'alternate', type: 'application/atom+xml', title, href: `/${file}` }),
    );
