import { escapeHtml } from '../../src/head/escape-html';
import type { SiteDefinition } from '../../src/schema/site';
import type { ThemeDefinition } from '../../src/schema/theme';
import { oneScheme } from '../../src/theme/schemes';
import { type Move, type MovingPage, nothingThere } from '../hosting/host-redirects';

/** The script of src/site/follow-move.ts as an element; nothing where nothing moves. */
export const moveTag = (script: string, moves: Move[]): string =>
  moves.length === 0
    ? ''
    : `<script data-moves="${escapeHtml(JSON.stringify(moves))}">${script}</script>`;

/** The script of src/site/follow-language.ts as an element, with the first pages of the other languages. */
export const homesTag = (script: string, homes: readonly string[]): string =>
  `<script data-homes="${homes.join(' ')}">${script}</script>`;

const style =
  'body{font:1.125rem/1.6 sans-serif;max-width:40rem;margin:10vh auto;padding:0 1rem}a{color:inherit}';

type Around = {
  site: Pick<SiteDefinition, 'name' | 'language' | 'direction'>;
  theme: Pick<ThemeDefinition, 'schemes'>;
  script: string;
  /** The title of the page at an address, if it is one of the site's. */
  nameOf: (to: string) => string | undefined;
};

/**
 * What stands at an old address on a host of files: its script leads on by the query. Without script a visitor
 * finds links to all that the address may have shown. Search engines follow the script, so it is not forbidden to them.
 */
export const movingPageHtml = ({ moves }: MovingPage, around: Around): string => {
  const { site, theme, script, nameOf } = around;
  const targets = [...new Set(moves.map(([, to]) => to))];
  const links = targets
    .filter((to) => to !== nothingThere)
    .map((to) => `<li><a href="${escapeHtml(to)}">${escapeHtml(nameOf(to) ?? to)}</a></li>`);
  const name = escapeHtml(site.name);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.language)}" dir="${site.direction}"><head><meta charset="utf-8"/>`,
    moveTag(script, moves),
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta name="color-scheme" content="${oneScheme(theme) ?? 'light dark'}"/>`,
    `<title>${name}</title><style>${style}</style></head>`,
    `<body><main><h1>${name}</h1><ul>${links.join('')}</ul></main></body></html>\n`,
  ].join('');
};
