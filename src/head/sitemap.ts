import type { SiteDefinition } from '../schema/site';
import type { PageDefinition } from '../sections/page-schema';
import { inXml } from './in-xml';

/** A page that there is, at its own path, and what is known of it. */
export type ListedPage = { path: string } & Pick<PageDefinition, 'indexed' | 'post'>;

const entry = (address: string, day: string | undefined) =>
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
      .map(({ path, post }) => entry(origin + path, post?.date)),
    '</urlset>',
    '',
  ].join('\n');
