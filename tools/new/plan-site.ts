import { posix } from 'node:path';
import type { ThemeDefinition } from '../../src/schema/theme';
import { type ThemeName, themeNames } from '../../src/schema/theme-names';
import { checkConfig } from '../check/check-config';
import { formatProblems } from '../check/report/format-problems';
import { type ConfigSources, configValue } from '../config-reader/config-files';
import { namesFor } from './names';
import type { Plan } from './plan';
import { siteSources } from './site-sources';

/** What fits below an icon. */
const longestShort = 12;

const themeFile = 'config/theme.ts';

/** The project's look without its drawings, which belong to its own site. */
const themeOf = (project: ConfigSources) => {
  const source = project[themeFile] ?? '';
  const { color } = (configValue(themeFile, source) ?? {}) as Partial<ThemeDefinition>;
  if (!color) throw new Error(`A site needs the colours of ${themeFile}, which cannot be read.`);
  return { theme: source.replace(/^ {2}motif: .*\n/m, ''), accent: color.light.secondary.main };
};

/** A theme that starts from one of the project's. */
const themeFrom = (name: ThemeName) => {
  const theme = `\
import type { ThemeDefinition } from '#types';

// ${themeNames[name]}. Whatever else stands here is said otherwise: docs/config.md has every key.
export default {
  extends: '${name}',
} satisfies ThemeDefinition;
`;
  const { color } = configValue(themeFile, theme) as ThemeDefinition;
  return { theme, accent: color.light.secondary.main };
};

const isConfig = (file: string) => file.startsWith('config/');

/** A site in a folder of its own, as sites/bakery, with the look of the `project`, or of the theme named. */
export const planSite = (project: ConfigSources, folder: string, name?: ThemeName): Plan => {
  const { words } = namesFor(posix.basename(folder));
  const short = words.slice(0, longestShort).trim();
  const files = siteSources({ words, short, ...(name ? themeFrom(name) : themeOf(project)) });
  const sources = Object.fromEntries(
    files.filter(({ file }) => isConfig(file)).map(({ file, text }) => [file, text]),
  );
  const errors = checkConfig(sources).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(`Nothing was written:\n\n${formatProblems(errors, sources)}`);
  }
  return {
    create: files.map(({ file, ...rest }) => ({ file: `${folder}/${file}`, ...rest })),
    change: [],
    next: [
      `See the site: SITE=${folder} npm run dev, then open http://localhost:5173`,
      `What is a sample is listed by SITE=${folder} npm run check`,
      'Change the words, add pages and forms: docs/editing.md',
    ],
  };
};
