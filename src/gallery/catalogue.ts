import { fieldSchemas } from '../fields/registry';
import { firstKinds, laterKinds } from '../fields/vite-modules';
import { examples as ruleExamples } from '../rules/examples';
import type { RuleDefinition } from '../rules/schemas';
import type { Catalogue } from './kinds';
import { exampleKinds, inFolders, sceneKinds } from './make-kinds';
import { fieldExamples, pages, sectionExamples } from './vite-modules';

/** A kind without a control of its own is a line of text; what asks nothing has none at all. */
const shownByControl = (kind: string) => {
  if (!(kind in fieldSchemas)) return 'form/arranged/arranged.tsx';
  return `./${kind}/kind.ts` in { ...firstKinds, ...laterKinds }
    ? `fields/${kind}/control.tsx`
    : 'fields/line-control.tsx';
};

/** The schema, what shows the kind, and the example: each a file in a folder of its name. */
const filesInFolder = (group: 'sections' | 'fields', kind: string, shownBy: string) => [
  `${group}/${kind}/schema.ts`,
  shownBy,
  `${group}/${kind}/example.ts`,
];

/** Everything that config can make, with its examples. */
export const catalogue: Catalogue = [
  ...exampleKinds('sections', {
    examples: inFolders(sectionExamples),
    filesOf: (kind) => filesInFolder('sections', kind, `sections/${kind}/component.tsx`),
    subjectOf: (definition) => ({ group: 'sections', definition }),
  }),
  ...exampleKinds('fields', {
    examples: inFolders(fieldExamples),
    filesOf: (kind) => filesInFolder('fields', kind, shownByControl(kind)),
    subjectOf: (definition) => ({ group: 'fields', definition }),
  }),
  ...exampleKinds<RuleDefinition>('rules', {
    examples: ruleExamples,
    filesOf: () => ['rules/schemas.ts', 'rules/predicates.ts', 'rules/examples.ts'],
    subjectOf: (definition) => ({ group: 'rules', definition }),
  }),
  ...sceneKinds(pages),
];
