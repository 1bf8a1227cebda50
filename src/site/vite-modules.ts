import type { SectionModule } from '../sections/section-props';

/** Loaders by file path: Vite makes a chunk of each. */
export const sectionModules = import.meta.glob<SectionModule>('../sections/*/component.tsx');
