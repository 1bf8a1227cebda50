import type { ReferencePart } from './reference-part';
import { referenceParts } from './reference-parts';
import { linkTo, referenceTable } from './reference-table';

const opening = `# What config may say

<!-- Written by \`npm run reference\` from the schemas in src/, which hold the words: change them there. -->

Every key of every file in \`config/\`: what to write, what it means, what holds when it is left out,
its limits, and an example. \`npm run check\` says what is wrong in these files. An editor such as VS
Code shows the same words when the pointer rests on a key, and offers the keys while you type. How
the sections, fields, rules and drawings look: \`npm run dev\`, then http://localhost:5173/__gallery/.

- **text in quotes**: \`'Hello'\`. A text with an apostrophe stands in double quotes: \`"Let's talk"\`.
  It is not empty, unless its limits say that it may be.
- **whole number**: \`5\`, without quotes; **number**: \`0.5\` as well. **true or false**: without quotes.
- **list in [ ]**: \`['one', 'two']\`, a comma between its entries.
- **group in { }**: \`{ label: 'Home', to: '/' }\`, a comma between its keys.

In the tables \`contact.phone\` is \`phone\` in the group \`contact\`, and \`cards[].title\` is \`title\` in
each entry of the list \`cards\`. An example that ends in … is cut: it stands in full below its table.`;

const contents = (parts: ReferencePart[]) =>
  parts.map(({ heading, level }) => `${'  '.repeat(level - 2)}- ${linkTo(heading)}`).join('\n');

const part = ({ heading, level, words, rows, examples }: ReferencePart) =>
  [
    `${'#'.repeat(level)} ${heading}`,
    ...words,
    ...(rows.length > 0 ? [referenceTable(rows)] : []),
    ...examples.map((example) => `\`\`\`ts\n${example}\n\`\`\``),
  ].join('\n\n');

/** docs/config.md. */
export const referencePage = (root: string): string => {
  const parts = referenceParts(root);
  return [opening, '## Contents', contents(parts), ...parts.map(part)].join('\n\n').concat('\n');
};
