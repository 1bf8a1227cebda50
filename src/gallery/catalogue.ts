import { firstKinds, laterKinds } from '../fields/vite-modules';
import type { Catalogue } from './catalogue-types';
import { exampleKinds } from './example-kinds';
import { sceneKinds } from './scene-kinds';
import { fieldExamples, pages, ruleExamples, sectionExamples } from './vite-modules';

/** Days and times are lines of text, as what has no kind of its own; notes and groups ask nothing. */
const shownByControl = (kind: string) => {
  if (kind === 'note' || kind === 'group') return 'form/arranged/arranged.tsx';
  const isLine = ['date', 'time'].includes(kind);
  return !isLine && `./${kind}/kind.ts` in { ...firstKinds, ...laterKinds }
    ? `fields/${kind}/control.tsx`
    : 'fields/line-control.tsx';
};

/** Everything that config can make, with its examples. */
export const catalogue: Catalogue = [
  ...exampleKinds('sections', {
    modules: sectionExamples,
    shownBy: (kind) => `sections/${kind}/component.tsx`,
    subjectOf: (definition) => ({ group: 'sections', definition }),
  }),
  ...exampleKinds('fields', {
    modules: fieldExamples,
    shownBy: shownByControl,
    subjectOf: (definition) => ({ group: 'fields', definition }),
  }),
  ...exampleKinds('rules', {
    modules: ruleExamples,
    shownBy: (kind) => `rules/${kind}/rule.ts`,
    subjectOf: (definition) => ({ group: 'rules', definition }),
  }),
  ...sceneKinds(pages),
];
