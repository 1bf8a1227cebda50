import type { SectionKind } from '../sections/registry';
import type { SectionComponent } from '../sections/section-props';

type Load<Default> = Record<string, () => Promise<{ default: Default }>>;

/** Loaders by file path: Vite makes a chunk of each. */
export const sectionModules = import.meta.glob('../sections/*/component.tsx') as Load<
  SectionComponent<SectionKind>
>;
