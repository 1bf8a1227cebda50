import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { plainSigns } from '../schema/texts';
import type { PageDefinition } from '../sections/page-schema';
import { type HeadTag, link } from './head-tags';

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
