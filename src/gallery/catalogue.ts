import { fieldSchemas } from '../fields/registry';
import { firstKinds, laterKinds } from '../fields/vite-modules';
import { examples as ruleExamples } from '../rules/examples';
import type { RuleDefinition } from '../rules/schemas';
import { type ThemeName, themeNames } from '../schema/theme-names';
import type { Catalogue } from './kinds';
import {
  exampleKinds,
  inFolders,
  layoutKinds,
  motifKinds,
  sceneKinds,
  themeKinds,
} from './make-kinds';
import { themePagesOf } from './theme-pages';
import { fieldExamples, pages, sectionExamples } from './vite-modules';

/** A kind without its own control is a line of text; a kind that asks for nothing has no control. */
const shownByControl = (kind: string) => {
  if (!(kind in fieldSchemas)) return 'form/arranged/arranged.tsx';
  return `./${kind}/control.tsx` in { ...firstKinds, ...laterKinds }
    ? `fields/${kind}/control.tsx`
    : 'fields/line-control.tsx';
};

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
  ...motifKinds(),
  ...layoutKinds(),
  ...themeKinds(Object.keys(themeNames) as ThemeName[], themePagesOf),
];
