import { use } from 'react';
import { pageTitle } from '../head/page-title';
import { PageMarksContext } from '../ui/marked-text';
import { useSite } from '../ui/site-context';
import { loadPage } from './load-page';
import { SectionBoundary } from './section-boundary';
import { SectionView, shownSections } from './shown-sections';

type PageViewProps = {
  /** The name of a file in config/pages. */
  name: string;
  /** The page's own path. */
  path: string;
  /** False if no page has the address and this one is shown instead. */
  matched: boolean;
};

/** A page of config/pages: its head, and its sections in order. */
export const PageView = ({ name, path, matched }: PageViewProps) => {
  const { site } = useSite();
  const { definition, components, marks } = use(loadPage(name));
  return (
    <>
      <title>{pageTitle(site, definition.title)}</title>
      <meta name="description" content={definition.description} />
      {/* Search engines must not index unknown addresses, nor take them for the page shown instead. */}
      {matched && <link rel="canonical" href={site.origin + path} />}
      {(!matched || definition.indexed === false) && <meta name="robots" content="noindex" />}
      <PageMarksContext value={marks}>
        {shownSections(definition).map(({ section, position, number }) => (
          <SectionBoundary
            key={position}
            place={`config/pages/${name}.ts, section ${position} (${section.kind})`}
            subject={section}
          >
            <SectionView
              components={components}
              section={section}
              number={number}
              path={path}
              post={definition.post}
            />
          </SectionBoundary>
        ))}
      </PageMarksContext>
    </>
  );
};
