import type { ComponentType } from 'react';
import type { FormDefinition } from '../form/form-contract';
import type { PageDefinition } from '../sections/page-contract';
import type { SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';

type Load<Default> = Record<string, () => Promise<{ default: Default }>>;

/** Loaders by the path of the file: Vite makes a chunk of each. */
export const pageModules = import.meta.glob('../../config/pages/*.ts') as Load<PageDefinition>;
export const formModules = import.meta.glob('../../config/forms/*.ts') as Load<FormDefinition>;
export const sectionModules = import.meta.glob('../sections/*/component.tsx') as Load<
  ComponentType<SectionProps<SectionKind>>
>;
