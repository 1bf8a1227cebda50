import { memo, use } from 'react';
import { pageTitle } from '../head/page-title';
import type { SectionKind } from '../sections/registry';
import type { SectionModules, SectionProps } from '../sections/section-props';
import { hasLooks, shownBy } from '../sections/shown-by';
import { hasRhythm } from '../theme/rhythm';
import { PageMarksContext } from '../ui/marked-text';
import { Rhythm } from '../ui/rhythm';
import { useSite } from '../ui/site-context';
import type { PageLoader } from './load-page';
import { SectionBoundary } from './section-boundary';
import type { SiteRuntime } from './site-runtime';

type SectionViewProps = SectionProps<SectionKind> & { kinds: SectionModules };

const SectionView = ({ kinds, ...props }: SectionViewProps) => {
  const Component = (hasLooks ? shownBy(props.section, kinds) : kinds[props.section.kind])?.default;
  if (!Component) throw new Error(`There is no section kind "${props.section.kind}".`);
  const view = <Component {...props} />;
  return hasRhythm ? <Rhythm section={props.section}>{view}</Rhythm> : view;
};

type PageViewProps = {
  /** The name of a file in config/pages. */
  name: string;
  path: string;
  /** False if no page has the address and this one is shown instead. */
  matched: boolean;
  runtime: SiteRuntime;
  pages: PageLoader;
};

/** A page of config/pages: its head, and its sections in order. */
export const PageView = memo(({ name, path, matched: isKnown, runtime, pages }: PageViewProps) => {
  const { site } = useSite();
  const { definition, kinds, marks } = use(pages.load(name));
  const matched = isKnown && !pages.isMissing(name);
  return (
    <>
      <title>{pageTitle(site, definition.title)}</title>
      <meta name="description" content={definition.description} />
      {/* Search engines must not index unknown addresses, nor take them for the page shown instead. */}
      {matched && <link rel="canonical" href={site.origin + path} />}
      {(!matched || definition.indexed === false) && <meta name="robots" content="noindex" />}
      <PageMarksContext value={marks}>
        {runtime
          .shownSections(definition, kinds)
          .map(({ section, position, number, anchors, report }) => (
            <SectionBoundary
              key={position}
              place={`config/pages/${name}.ts, section ${position} (${section.kind})`}
              subject={section}
              FailedSection={runtime.FailedSection}
            >
              {report ?? (
                <SectionView
                  kinds={kinds}
                  section={section}
                  number={number}
                  anchors={anchors}
                  path={path}
                  post={definition.post}
                />
              )}
            </SectionBoundary>
          ))}
      </PageMarksContext>
    </>
  );
});
PageView.displayName = 'PageView';
