import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ConfigSources, configValue } from '../../packages/config-files';
import { namesFor } from '../../packages/config-values/names';
import { checkConfig, formatProblems } from '../../packages/site-check';
import { themeFile } from '../../src/schema/config-files';
import type { ThemeDefinition } from '../../src/schema/theme';
import { type ThemeName, themeNames } from '../../src/schema/theme-names';
import { engineRoot } from '../roots';
import type { Plan } from './plan';

/** The site that is copied: a real one, which the check and its test know in order. */
export const blankSite = join(engineRoot, 'tools/new/blank-site');

/** Its files, and what is in each. */
const about = {
  'config/site.ts': 'name, contact, menus',
  'config/theme.ts': 'colours, type, space',
  'config/routes.ts': 'which address shows which page',
  'config/pages/home.ts': 'the first page',
  'config/pages/contact.ts': 'a page with a form',
  'config/pages/privacy.ts': 'a page of text',
  'config/forms/contact.ts': 'the form',
  'public/icon.svg': 'the icon; pictures go beside it',
};

type BlankFile = keyof typeof about;

/** What the blank site says of itself, in place of which stands what the new one says. */
const blank = { name: 'Your Firm', theme: 'atelier' } as const;

/** What fits below an icon. */
const longestShort = 12;

const blankText = (file: BlankFile) => readFileSync(join(blankSite, file), 'utf8');

const themeFrom = (name: ThemeName) =>
  blankText(themeFile)
    .replace(`// ${themeNames[blank.theme]}.`, `// ${themeNames[name]}.`)
    .replace(`'${blank.theme}'`, `'${name}'`);

/** The project's look without its drawings and its named grounds, which belong to its own site. */
const themeOf = (project: ConfigSources) =>
  (project[themeFile] ?? '')
    .replace(/^ {2}motif: .*\n/m, '')
    .replace(/^ {2}grounds: \{\n.*?^ {2}\},\n/ms, '');

const accentOf = (theme: string): string => {
  const { color } = (configValue(themeFile, theme) ?? {}) as Partial<ThemeDefinition>;
  if (!color) throw new Error(`A site needs the colours of ${themeFile}, which cannot be read.`);
  return color.light.secondary.main;
};

/** The files of a site in the folder of that name, with the look of the `project`, or of the theme named. */
export const siteFiles = (
  project: ConfigSources,
  folder: string,
  name?: ThemeName,
): Plan['create'] => {
  const { words } = namesFor(folder);
  const short = words.slice(0, longestShort).trim();
  const theme = name ? themeFrom(name) : themeOf(project);
  const textOf = (file: BlankFile) => {
    if (file === themeFile) return theme;
    const text = blankText(file);
    // The sun of the icon stands on the theme's accent.
    if (file === 'public/icon.svg') return text.replace(/#[\dA-F]{6}/i, accentOf(theme));
    return text
      .replace(`shortName: '${blank.name}'`, `shortName: '${short}'`)
      .replaceAll(blank.name, words);
  };
  const files = (Object.keys(about) as BlankFile[]).map((file) => ({ file, text: textOf(file) }));
  const sources = Object.fromEntries(
    files.filter(({ file }) => file.startsWith('config/')).map(({ file, text }) => [file, text]),
  );
  const errors = checkConfig(sources).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(`Nothing was written:\n\n${formatProblems(errors, sources)}`);
  }
  return files.map(({ file, text }) => ({ file, text, about: about[file] }));
};

/** A site in a folder of the project, as sites/bakery, with the look of the `project`, or of the theme named. */
export const planSite = (project: ConfigSources, folder: string, name?: ThemeName): Plan => {
  const files = siteFiles(project, posix.basename(folder), name);
  return {
    create: files.map((each) => ({ ...each, file: `${folder}/${each.file}` })),
    change: [],
    next: [
      `Edit the site, as visitors see it: SITE=${folder} npm run edit`,
      `What is a sample is listed by SITE=${folder} npm run check`,
      'Change the words, add pages and forms: docs/editing.md',
    ],
  };
};
