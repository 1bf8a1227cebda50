import type { RoutesDefinition } from '../contract/routes';
import type { SiteDefinition } from '../contract/site';
import { inXml } from './in-xml';

/**
 * Every page once, at its own address (https://www.sitemaps.org/protocol.html). No dates: nobody
 * wrote down when a text was last changed.
 */
export const sitemap = ({ origin }: SiteDefinition, { pages }: RoutesDefinition): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${inXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
