import { use } from 'react';
import { pageTitle } from '../head/page-title';
import type { SectionDefinition } from '../sections/registry';
import { useSite } from '../sections/site-context';
import { loadPage, type SectionComponents } from './load-page';

type PageViewProps = {
  /** The name of a file in config/pages. */
  name: string;
  /** The page's own path. */
  path: string;
  /** False when this page stands for an address that no page has. */
  matched: boolean;
};

/** Sections with a label are numbered in their order on the page, hidden ones left out. */
const numbered = (sections: SectionDefinition[]) => {
  let number = 0;
  return sections
    .filter(({ hidden }) => !hidden)
    .map((section) => ({
      section,
      number: 'label' in section && section.label ? ++number : number,
    }));
};

const componentOf = (components: SectionComponents, { kind }: SectionDefinition) => {
  const Component = components[kind];
  if (!Component) throw new Error(`The section kind "${kind}" was not loaded.`);
  return Component;
};

/** A page of config/pages: its head, and its sections in order. */
export const PageView = ({ name, path, matched }: PageViewProps) => {
  const { site } = useSite();
  const { definition, components } = use(loadPage(name));
  return (
    <>
      <title>{pageTitle(site, definition.title)}</title>
      <meta name="description" content={definition.description} />
      {/* What no page has is not to be found, nor taken for the page that is shown instead. */}
      {matched ? (
        <link rel="canonical" href={site.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {numbered(definition.sections).map(({ section, number }, index) => {
        const Component = componentOf(components, section);
        return <Component key={index} section={section} number={number} />;
      })}
    </>
  );
};
