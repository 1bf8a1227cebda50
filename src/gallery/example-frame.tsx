import { Suspense, useEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import site from '#config/site';
import { ToastProvider } from '../layout/toasts';
import { siteExample } from '../schema/site-example';
import { examplePosts } from '../sections/news/example-posts';
import { formKey, loadForm } from '../site/load-form';
import { SectionBoundary } from '../site/section-boundary';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { catalogue } from './catalogue';
import type { Example } from './catalogue-types';
import { createDrySubmission, type DryRecord } from './dry-submission';
import { ExampleView } from './example-view';
import { StoredNote } from './stored-note';
import { useFrameId } from './use-frame-id';

/** Beside an example: says in the document which one is there. */
const Shown = ({ id }: { id: string }) => {
  useEffect(() => {
    document.documentElement.dataset.shown = id;
  }, [id]);
  return null;
};

/** The same promise every time, as the site's own. */
const loading = Promise.resolve(examplePosts);
const loadPosts = () => loading;

/** The site may have no words of its own for what asks before it is shown. */
const withConsent = { consent: siteExample.consent, ...site };

const Stage = ({ example }: { example: Example }) => {
  const [stored, setStored] = useState<DryRecord>();
  const context = useMemo<SiteContextValue>(
    () => ({
      site: withConsent,
      loadForm,
      formKey,
      loadPosts,
      submission: createDrySubmission(setStored),
    }),
    [],
  );
  return (
    <SiteContext value={context}>
      <ToastProvider>
        <main>
          <Suspense>
            <SectionBoundary place={`The example ${example.id}`} subject={example}>
              <ExampleView example={example} />
            </SectionBoundary>
            <StoredNote stored={stored} />
            <Shown id={example.id} />
          </Suspense>
        </main>
      </ToastProvider>
    </SiteContext>
  );
};

/** One example alone, with all that the site puts around it; its links lead nowhere. */
export const ExampleFrame = () => {
  const id = useFrameId();
  const example = catalogue.flatMap(({ examples }) => examples).find((each) => each.id === id);
  return (
    <MemoryRouter>
      <title>{`${id ?? 'Nothing'} | Gallery`}</title>
      {example ? <Stage key={id} example={example} /> : <main>There is no example “{id}”.</main>}
    </MemoryRouter>
  );
};
