import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { sectionModules } from '../site/vite-modules';
import { provideMarks } from '../ui/marked-text';

type SectionComponent = ComponentType<SectionProps<SectionKind>>;

const components: Record<string, LazyExoticComponent<SectionComponent>> = Object.fromEntries(
  Object.entries(sectionModules).map(([path, load]) => [
    path,
    lazy(async () => {
      provideMarks(await import('../ui/marked'));
      return load();
    }),
  ]),
);

/** A section as it stands first on a page. */
export const SectionExample = ({ definition }: { definition: SectionDefinition }) => {
  const Component = components[`../sections/${definition.kind}/component.tsx`];
  if (!Component) throw new Error(`There is no section kind "${definition.kind}".`);
  return <Component section={definition} number={1} />;
};
