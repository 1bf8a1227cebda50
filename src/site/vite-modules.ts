import type { ComponentType } from 'react';
import type { SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';

type Load<Default> = Record<string, () => Promise<{ default: Default }>>;

/**
 * Loaders by file path: Vite makes a chunk of each. Jest, which knows no import.meta.glob, takes
 * tests/vite-modules.ts for each file of this name.
 */
export const sectionModules = import.meta.glob('../sections/*/component.tsx') as Load<
  ComponentType<SectionProps<SectionKind>>
>;
