import type { Post } from '../schema/post';
import type { SiteDefinition } from '../schema/site';
import { link, type HeadTag } from './head-tag';
import { inXml } from './in-xml';

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
