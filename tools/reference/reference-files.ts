import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueEntry, codesOf } from '../../packages/problems/catalogue/catalogue-entry';
import { errors } from '../../packages/problems/catalogue/errors';
import { untranslated } from '../../packages/problems/catalogue/languages';
import { launch } from '../../packages/problems/catalogue/site';
import { configTypes } from './config-types';
import { referencePage } from './reference-page';
import { typesInLanguages } from './types-in-languages';

/** What `#types` of package.json names. */
const typesFile = 'tools/reference/generated/types.ts';

/** What `#types/in-languages` names. */
const inLanguagesFile = 'tools/reference/generated/in-languages.ts';

/** The placeholders of a message, as readers understand them. */
const readable = (text: string) => text.replaceAll(/\{(\w+)\}/g, '…');

const beforeLaunch = [...codesOf(launch), ...codesOf(untranslated)];

/** What a warning holds up. */
const stops = (code: string, severity: CatalogueEntry['severity']) => {
  if (severity === 'error') return '';
  return beforeLaunch.includes(code)
    ? ' (a warning: it stops the deploy, not the build)'
    : ' (a warning: it stops neither the build nor the deploy)';
};

const part = ({ code, severity, description, why, repair, example }: CatalogueEntry) =>
  [
    `## ${code}`,
    `**${readable(description)}**${stops(code, severity)}`,
    why,
    readable(repair),
    `\`\`\`\n${example}\n\`\`\``,
  ].join('\n\n');

const head = `# What the check says

<!-- Written by npm run reference from packages/problems/catalogue: change it there, not here. -->

Each message of \`npm run check\`, of the dev server and of the build has a code. Here is what each
one means, why it must change, and correct lines.`;

/** docs/errors.md: every error of the catalogue, by its code. */
const errorsPage = (): string => {
  const ordered = Object.values(errors).toSorted((a, b) => a.code.localeCompare(b.code));
  return `${[head, ...ordered.map(part)].join('\n\n')}\n`;
};

/** The files of the reference in `root` that differ from its schemas and examples. */
export const staleReference = (root: string): string[] =>
  Object.entries(referenceFiles(root))
    .filter(([name, text]) => {
      const file = join(root, name);
      return !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
    })
    .map(([name]) => name);

/** What the files of the reference must say in `root`, by name. */
export const referenceFiles = (root: string): Record<string, string> => ({
  'docs/config.md': referencePage(root),
  [typesFile]: configTypes(),
  [inLanguagesFile]: typesInLanguages(),
  'docs/errors.md': errorsPage(),
});
