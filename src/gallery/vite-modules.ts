import type { WrittenItem } from '../fields/filled-example';
import type { SectionDefinition } from '../sections/registry';
import type { SectionModule } from '../sections/section-props';
import type { ExampleModules } from './make-kinds';

/** Loaded at once, so that a changed example shows at once. */
export const sectionExamples: ExampleModules<SectionDefinition> = import.meta.glob(
  '../sections/*/example.ts',
  { eager: true },
);
export const fieldExamples: ExampleModules<WrittenItem> = import.meta.glob(
  '../fields/*/example.ts',
  {
    eager: true,
  },
);
export const pages: Record<string, unknown> = import.meta.glob('#config/pages/*.ts', {
  eager: true,
  import: 'default',
});

/** All kinds of sections, and looks with a component of their own. */
export const sectionModules = import.meta.glob<SectionModule>('../sections/**/component.tsx');
