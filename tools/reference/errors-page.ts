import type { CatalogueEntry } from '../check/catalogue/catalogue-entry';
import { errors } from '../check/catalogue/errors';

/** Parts of a message that the check fills in, as a reader takes them. */
const readable = (text: string) => text.replaceAll(/\{(\w+)\}/g, '…');

const part = ({ code, severity, description, why, repair, example }: CatalogueEntry) =>
  [
    `## ${code}`,
    `**${readable(description)}**${severity === 'warning' ? ' (a warning: it stops the deploy, not the build)' : ''}`,
    why,
    readable(repair),
    `\`\`\`\n${example}\n\`\`\``,
  ].join('\n\n');

const head = `# What the check says

<!-- Written by npm run reference from tools/check/catalogue: change it there, not here. -->

Each message of \`npm run check\`, of the dev server and of the build has a code. Here is what each
one means, why it cannot stay, and lines that are right.`;

/** docs/errors.md: every error of the catalogue, by its code. */
export const errorsPage = (): string => {
  const ordered = Object.values(errors).toSorted((a, b) => a.code.localeCompare(b.code));
  return `${[head, ...ordered.map(part)].join('\n\n')}\n`;
};
