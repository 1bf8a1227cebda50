import { firstKinds, laterKinds } from '../fields/vite-modules';
import type { Catalogue } from './catalogue-types';
import { exampleKinds } from './example-kinds';
import { sceneKinds } from './scene-kinds';
import { fieldExamples, pages, ruleExamples, sectionExamples } from './vite-modules';

/** Everything that config can make, with its examples. */
export const catalogue: Catalogue = [
  ...exampleKinds('sections', {
    modules: sectionExamples,
    shownBy: (kind) => `${kind}/component.tsx`,
    subjectOf: (definition) => ({ group: 'sections', definition }),
  }),
  ...exampleKinds('fields', {
    modules: fieldExamples,
    shownBy: (kind) =>
      `./${kind}/kind.ts` in { ...firstKinds, ...laterKinds }
        ? `${kind}/control.tsx`
        : 'line-control.tsx',
    subjectOf: (definition) => ({ group: 'fields', definition }),
  }),
  ...exampleKinds('rules', {
    modules: ruleExamples,
    shownBy: (kind) => `${kind}/rule.ts`,
    subjectOf: (definition) => ({ group: 'rules', definition }),
  }),
  ...sceneKinds(pages),
];
