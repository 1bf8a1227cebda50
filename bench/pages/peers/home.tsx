import type { ComponentType } from 'react';
import home from '../../../config/pages/home';
import { Layout } from '../../../src/layout/layout';
import CallToAction from '../../../src/sections/call-to-action/component';
import Cards from '../../../src/sections/cards/component';
import Feature from '../../../src/sections/feature/component';
import Hero from '../../../src/sections/hero/component';
import Panels from '../../../src/sections/panels/component';
import type { SectionDefinition, SectionKind } from '../../../src/sections/registry';
import type { SectionProps } from '../../../src/sections/section-props';

type Components = Partial<Record<SectionKind, ComponentType<SectionProps<SectionKind>>>>;

const components = {
  hero: Hero,
  feature: Feature,
  panels: Panels,
  cards: Cards,
  'call-to-action': CallToAction,
} as Components;

const shown: SectionDefinition[] = home.sections.filter((section) => !('hidden' in section));

const componentOf = ({ kind }: SectionDefinition) => {
  const Component = components[kind];
  if (!Component) throw new Error(`The peers have no "${kind}": see bench/pages/peers/home.tsx.`);
  return Component;
};

/** How many sections up to here have a label. */
const numberAt = (index: number) =>
  shown.slice(0, index + 1).filter((section) => 'label' in section && section.label).length;

/** Our whole Home, without our router. */
export const Home = () => (
  <Layout currentPath="/" pending={false}>
    {shown.map((section, index) => {
      const Component = componentOf(section);
      return <Component key={index} section={section} number={numberAt(index)} />;
    })}
  </Layout>
);
