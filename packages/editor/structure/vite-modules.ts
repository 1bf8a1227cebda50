import type { Value } from '../../../src/schema/values/change';

type Modules = Readonly<Record<string, { examples: Record<string, Value> }>>;

export const sectionExamples: Modules = import.meta.glob('../../sections/*/example.ts', {
  eager: true,
});
export const fieldExamples: Modules = import.meta.glob('../../fields/*/example.ts', {
  eager: true,
});
export const collectionExamples: Modules = import.meta.glob('../../collections/*/example.ts', {
  eager: true,
});
