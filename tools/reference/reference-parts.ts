import { documentedFiles, type DocumentedFile } from './documented-files';
import { keyRows } from './key-rows';
import { kindParts } from './kind-parts';
import { readExamples, writtenIn } from './read-examples';
import type { ReferencePart } from './reference-part';
import { sharedParts } from './shared-parts';
import { stampParts } from './stamp-parts';

const filePart = (root: string, documented: DocumentedFile): ReferencePart => {
  const { title, file, type, group } = documented;
  const examples = readExamples(root, documented.example);
  const types = file.includes('<') ? '../types' : './types';
  return {
    heading: title,
    level: 2,
    words: [`\`${file}\`. ${group.description}`],
    rows: keyRows(group, writtenIn(examples)),
    examples: examples.map(
      ({ text }) =>
        `import type { ${type} } from '${types}';\n\nexport default ${text} satisfies ${type};`,
    ),
  };
};

/** The whole reference, heading by heading. */
export const referenceParts = (root: string): ReferencePart[] => [
  ...documentedFiles.flatMap((documented) => [
    filePart(root, documented),
    ...kindParts(root, documented.title),
    ...(documented.title === 'Forms' ? stampParts(root) : []),
  ]),
  ...sharedParts(root),
];
