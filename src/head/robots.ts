import type { SiteDefinition } from '../schema/site';

/** Whoever crawls may read everything (RFC 9309), and finds the list of pages (sitemaps.org). */
export const robots = ({ origin }: SiteDefinition): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
