import { use } from 'react';
import { pageTitle } from '../head/page-title';
import type { PageDefinition } from '../sections/page-contract';
import type { SectionDefinition, SectionKind } from '../sections/registry';
import type { SectionProps } from '../sections/section-props';
import { useSite } from '../ui/site-context';
import { Diagnosis, diagnosisOf } from './diagnosis';
import { loadPage, type SectionComponents } from './load-page';
import { SectionBoundary } from './section-boundary';

const isDev = process.env.NODE_ENV !== 'production';

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
    .map((section, index) => ({ section, position: index + 1 }))
    .filter(({ section }) => !section.hidden)
    .map(({ section, position }) => ({
      section,
      position,
      number: 'label' in section && section.label ? ++number : number,
    }));
};

/** On the dev server: what is said of the page as a whole stands before its sections. */
const belowDiagnosis = (definition: PageDefinition) => {
  const placed = numbered(definition.sections);
  if (!diagnosisOf(definition)) return placed;
  const section = definition as object as SectionDefinition;
  return [{ section, position: 0, number: 0 }, ...placed];
};

type PlacedSectionProps = SectionProps<SectionKind> & { components: SectionComponents };

const PlacedSection = ({ components, ...props }: PlacedSectionProps) => {
  if (isDev && diagnosisOf(props.section)) return <Diagnosis of={props.section} />;
  const Component = components[props.section.kind];
  if (!Component) throw new Error(`There is no section kind "${props.section.kind}".`);
  return <Component {...props} />;
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
      {(isDev ? belowDiagnosis(definition) : numbered(definition.sections)).map(
        ({ section, position, number }) => (
          <SectionBoundary
            key={position}
            place={`config/pages/${name}.ts, section ${position} (${section.kind})`}
            subject={section}
          >
            <PlacedSection components={components} section={section} number={number} />
          </SectionBoundary>
        ),
      )}
    </>
  );
};
