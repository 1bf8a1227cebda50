import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { plainSigns } from '../schema/texts';
import type { ThemeDefinition } from '../schema/theme';
import type { PageDefinition } from '../sections/page-schema';
import { type HeadTag, iconFiles, link } from './head-tags';

/** Whoever crawls may read everything (RFC 9309), and finds the list of pages (sitemaps.org). */
export const robots = ({ origin }: SiteDefinition): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Where it must stand (RFC 9116, section 3). */
export const securityTxtFile = '.well-known/security.txt';

/** Days for which it can be believed: less than a year (RFC 9116, section 2.5.5). */
const validDays = 364;
const day = 24 * 60 * 60 * 1000;

/**
 * How somebody who found a hole tells of it (RFC 9116): by what `security` says, or else by the
 * e-mail address and in the language of the site. `at` is the moment of the build.
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
 * The site as an entry of a home screen (https://www.w3.org/TR/appmanifest/). It opens in the
 * browser: whoever reads a site of pages needs its address and its way back.
 */
export const webManifest = (site: SiteDefinition, { color }: ThemeDefinition) => ({
  name: site.name,
  short_name: site.shortName,
  lang: site.language,
  dir: site.direction,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: color.light.paper,
  background_color: color.light.paper,
  icons: [
    icon(iconFiles.small, 'any'),
    icon(iconFiles.large, 'any'),
    icon(iconFiles.maskable, 'maskable'),
  ],
});

/** Text as XML holds it, in an element or an attribute: a text with any other sign would be no XML at all. */
const inXml = (text: string): string =>
  plainSigns(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page that there is, at its own path, and what is known of it. */
export type ListedPage = { path: string } & Pick<PageDefinition, 'indexed' | 'post'>;

const urlEntry = (address: string, day: string | undefined) =>
  `  <url><loc>${inXml(address)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;

/**
 * Every page that may be found, once, at its own address (https://www.sitemaps.org/protocol.html), with
 * the day of a post. Other pages have no day: nobody wrote down when a text was last changed, and a wrong
 * one has search engines believe none.
 */
export const sitemap = (
  { origin }: Pick<SiteDefinition, 'origin'>,
  pages: readonly ListedPage[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ indexed = true }) => indexed)
      .map(({ path, post }) => urlEntry(origin + path, post?.date)),
    '</urlset>',
    '',
  ].join('\n');

export const feedFile = 'feed.xml';

/** Of a day no hour is known: RFC 3339 asks for one. */
const momentOf = ({ date }: Post) => `${date}T00:00:00Z`;

const entry = ({ origin }: SiteDefinition, post: Post) => {
  const address = inXml(origin + post.path);
  return [
    '  <entry>',
    `    <id>${address}</id>`,
    `    <title>${inXml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${momentOf(post)}</published>`,
    `    <updated>${momentOf(post)}</updated>`,
    `    <author><name>${inXml(post.author)}</name></author>`,
    `    <summary>${inXml(post.description)}</summary>`,
    '  </entry>',
  ];
};

/** The posts, the newest first, for readers of news (RFC 4287); undefined where there are none. */
export const atomFeed = (site: SiteDefinition, posts: readonly Post[]): string | undefined => {
  const [newest] = posts;
  if (!newest) return undefined;
  const { origin, name, language } = site;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${inXml(language)}">`,
    `  <id>${inXml(origin)}/</id>`,
    `  <title>${inXml(name)}</title>`,
    `  <updated>${momentOf(newest)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${inXml(origin)}/${feedFile}"/>`,
    `  <link rel="alternate" type="text/html" href="${inXml(origin)}/"/>`,
    ...posts.flatMap((post) => entry(site, post)),
    '</feed>',
    '',
  ].join('\n');
};

/** Tells readers of news where the feed is; nothing where there is none. */
export const feedTags = ({ name }: SiteDefinition, posts: readonly Post[]): HeadTag[] =>
  posts.length === 0
    ? []
    : [
        link({
          rel: 'alternate',
          type: 'application/atom+xml',
          title: name,
          href: `/${feedFile}`,
        }),
      ];
