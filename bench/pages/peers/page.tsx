import type { ComponentType } from 'react';
import { Layout } from '../../../src/layout/layout';
import type { PageDefinition } from '../../../src/sections/page-schema';
import type { SectionDefinition, SectionKind } from '../../../src/sections/registry';
import type { SectionProps } from '../../../src/sections/section-props';

/** The components of the sections that a page shows, by kind. */
type Components = { [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> };

type PeerPage = {
  definition: PageDefinition;
  path: string;
  /** Named by each page, so that its scripts have no others. */
  components: Components;
};

const componentOf = (components: Components, { kind }: SectionDefinition) => {
  const Component = components[kind] as ComponentType<SectionProps<SectionKind>> | undefined;
  if (!Component) throw new Error(`The peers have no "${kind}": see bench/pages/peers.`);
  return Component;
};

/** A whole page of ours, without our router. */
export const pageOf = ({ definition, path, components }: PeerPage) => {
  const shown = definition.sections.filter((section) => !('hidden' in section));
  /** How many sections up to here have a label. */
  const numberAt = (index: number) =>
    shown.slice(0, index + 1).filter((section) => 'label' in section && section.label).length;
  return () => (
    <Layout currentPath={path} pending={false}>
      {shown.map((section, index) => {
        const Component = componentOf(components, section);
        return <Component key={index} section={section} number={numberAt(index)} />;
      })}
    </Layout>
  );
};
