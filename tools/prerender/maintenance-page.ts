import { escapeHtml } from '../../src/head/escape-html';
import { siteTags } from '../../src/head/head-tags';
import { pageTitle } from '../../src/head/page-title';
import type { Maintenance } from '../../src/schema/maintenance';
import type { SiteDefinition } from '../../src/schema/site';
import { plainSigns } from '../../src/schema/texts';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fontStack } from '../../src/theme/font-stack';
import { darkScreens, oneScheme } from '../../src/theme/schemes';
import { tagHtml } from './page-html';

type Rules = Record<string, Record<string, string | undefined>>;

const cssName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cssOf = (rules: Rules) =>
  Object.entries(rules)
    .map(([selector, styles]) => {
      const lines = Object.entries(styles).flatMap(([name, value]) =>
        value === undefined ? [] : `${cssName(name)}:${value}`,
      );
      return `${selector}{${lines.join(';')}}`;
    })
    .join('');

const colorsOf = ({ background, text, secondary }: ThemeDefinition['color']['light']) => ({
  '--ground': background.default,
  '--heading': text.primary,
  '--words': text.secondary,
  '--links': secondary.main,
});

const rulesOf = ({ font, typography, space }: ThemeDefinition): Rules => ({
  '*': { margin: '0' },
  body: {
    boxSizing: 'border-box',
    minHeight: '100svh',
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
    padding: `${space.section} ${space.gutter}`,
    background: 'var(--ground)',
    color: 'var(--words)',
    fontFamily: fontStack(font.text),
    ...typography.body1,
    overflowWrap: 'anywhere',
  },
  main: { maxWidth: '40rem' },
  'img,.name': { display: 'block', maxWidth: '14rem', maxHeight: '2.75rem', marginBottom: '3rem' },
  '.name': { maxWidth: 'none', maxHeight: 'none', color: 'var(--heading)' },
  img: { width: 'auto', height: 'auto' },
  h1: {
    color: 'var(--heading)',
    fontFamily: fontStack(font.display),
    fontWeight: String(font.display.weight),
    ...typography.h2,
    textWrap: 'balance',
  },
  p: { ...typography.lead, marginTop: '1.5rem' },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.5rem 2rem',
    padding: '0',
    marginTop: '2rem',
    listStyle: 'none',
  },
  a: { display: 'inline-block', padding: '.6rem 0', color: 'var(--links)' },
  'a:focus-visible': { outline: '2px solid var(--links)', outlineOffset: '2px' },
});

type Closed = {
  site: SiteDefinition;
  theme: ThemeDefinition;
  maintenance: Maintenance;
  fontFaces: readonly Rules[];
};

const textHtml = (text: string) => escapeHtml(plainSigns(text));

const logoHtml = ({ site: { logo, name }, theme }: Closed) => {
  if (!logo) return `<p class="name">${textHtml(name)}</p>`;
  const { file, dark, width, height } = logo;
  const source = dark && `<source srcset="${escapeHtml(dark)}" media="${darkScreens(theme)}"/>`;
  return `<picture>${source ?? ''}<img src="${escapeHtml(file)}" alt="${textHtml(name)}" width="${width}" height="${height}"/></picture>`;
};

/** The one page of a site that is closed for some time: complete without any script. */
export const maintenancePageHtml = (closed: Closed): string => {
  const { site, theme, maintenance, fontFaces } = closed;
  const { phone, email } = site.contact;
  const links = [phone, email].map(
    ({ label, to }) => `<li><a href="${escapeHtml(to)}">${textHtml(label)}</a></li>`,
  );
  const { light, dark } = theme.color;
  const styles = [
    ...fontFaces.map(cssOf),
    cssOf({ ':root': { colorScheme: oneScheme(theme) ?? 'light dark', ...colorsOf(light) } }),
    `@media ${darkScreens(theme)}{${cssOf({ ':root': colorsOf(dark) })}}`,
    cssOf(rulesOf(theme)),
  ].join('');
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.language)}" dir="${site.direction}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    `<title>${textHtml(pageTitle(site, maintenance.title))}</title>`,
    ...siteTags(theme).map(tagHtml),
    `<style>${styles}</style></head>`,
    `<body><main>${logoHtml(closed)}<h1>${textHtml(maintenance.title)}</h1>`,
    `<p>${textHtml(maintenance.text)}</p><ul>${links.join('')}</ul></main></body></html>\n`,
  ].join('');
};
