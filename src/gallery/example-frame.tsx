import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import site from '#config/site';
import type { FormDefinition } from '../form/form-schema';
import { ToastProvider } from '../layout/toasts';
import type { StoredRecord } from '../schema/record';
import { siteExample } from '../schema/site-example';
import { examplePosts } from '../sections/news/example-posts';
import { SectionBoundary } from '../site/section-boundary';
import type { SiteRuntime } from '../site/site-runtime';
import { createRecord } from '../submission/create-record';
import type { Submission } from '../submission/create-submission';
import { noSubmission } from '../ui/no-submission';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { catalogue } from './catalogue';
import { exampleOf } from './counted';
import { ExampleView } from './example-view';
import { idInHash } from './frame';
import { GalleryTheme, type PageStyles, ThemeShown } from './gallery-theme';
import type { Example } from './kinds';
import { inLook, LayoutShown } from './layout-shown';
import { layoutForm, layoutSite } from './layout-site';
import { optionsIn } from './options';
import { exampleSpoken, siteSpoken, type SpokenLanguage } from './project-words';
import { themeForm } from './theme-pages';

type DryRecord = { collection: string; record: StoredRecord };

const visit = { page: '/', language: 'en-GB', campaign: 'utm_source=letter' };

/** Sends nothing, and reports to `onRecord` what would be stored. */
const createDrySubmission = (onRecord: (record: DryRecord) => void): Submission => ({
  ...noSubmission,
  save: (definition, values) => {
    const { collection } = definition;
    onRecord({
      collection,
      record: createRecord(definition, values, { at: new Date(), ...visit }),
    });
    return Promise.resolve('saved');
  },
  upload: (file, { folder, onProgress }) => {
    onProgress(1);
    return Promise.resolve(`(the address of ${folder}${file.name})`);
  },
});

/** What an example's form would have stored; announced when it appears. */
const StoredNote = ({ stored }: { stored: DryRecord | undefined }) => (
  <Container role="status">
    {stored && (
      <Paper sx={{ my: 5, p: 4, bgcolor: 'background.tint' }}>
        <p>Nothing was sent. The site would store this in {stored.collection}:</p>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(stored.record, null, 2)}
        </Box>
      </Paper>
    )}
  </Container>
);

/** The last example that the address named. */
const useFrameId = () => {
  const [id, setId] = useState(() => idInHash(window.location.hash));
  useEffect(() => {
    const follow = () => setId((shown) => idInHash(window.location.hash) ?? shown);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return id;
};

/** Beside an example: marks in the document which one is shown. */
const Shown = ({ id }: { id: string }) => {
  useEffect(() => {
    document.documentElement.dataset.shown = id;
  }, [id]);
  return null;
};

/** The same promise every time, like the site's own. */
const loading = Promise.resolve(examplePosts);
const loadPosts = () => loading;

/** The site may have no texts of its own for asking consent. */
const withConsent = { consent: siteExample.consent, ...site };

/** The site that an example is on: what surrounds pages is shown around the same ones, whatever site is run. */
const siteOf = (example: Example) => {
  if (example.group !== 'layout') return withConsent;
  const { language, direction } = site;
  return inLook({ ...layoutSite, language, direction }, example.definition);
};

/** The forms that pages of the gallery itself have. */
const formsOf: Partial<Record<Example['group'], Record<string, FormDefinition>>> = {
  themes: { theme: themeForm },
  layout: { layout: layoutForm },
};

type StageProps = { example: Example; runtime: SiteRuntime; language: SpokenLanguage | undefined };

const Stage = ({ example, runtime, language }: StageProps) => {
  const [stored, setStored] = useState<DryRecord>();
  const context = useMemo<SiteContextValue>(
    () => ({
      site: language ? siteSpoken(siteOf(example), language) : siteOf(example),
      loadForm: (name) => {
        const own = formsOf[example.group]?.[name];
        return own ? Promise.resolve(own) : runtime.loadForm(name);
      },
      formKey: runtime.formKey,
      loadPosts,
      submission: createDrySubmission(setStored),
    }),
    [example, runtime, language],
  );
  const page = (
    <main>
      <Suspense>
        <SectionBoundary
          place={`The example ${example.id}`}
          subject={example}
          FailedSection={runtime.FailedSection}
        >
          <ExampleView example={example} />
        </SectionBoundary>
        <StoredNote stored={stored} />
        <Shown id={example.id} />
      </Suspense>
    </main>
  );
  return (
    <SiteContext value={context}>
      <ToastProvider>
        {example.group === 'layout' ? (
          <LayoutShown look={example.definition}>{page}</LayoutShown>
        ) : (
          page
        )}
      </ToastProvider>
    </SiteContext>
  );
};

type ThemedProps = { example: Example | undefined; styles: PageStyles; children: ReactNode };

/** The site's own theme, or the one that the example shows. */
const Themed = ({ example, styles, children }: ThemedProps) =>
  example?.group === 'themes' ? (
    <Suspense>
      <ThemeShown {...styles} shown={example.definition}>
        {children}
      </ThemeShown>
    </Suspense>
  ) : (
    <GalleryTheme {...styles}>{children}</GalleryTheme>
  );

type ExampleFrameProps = {
  runtime: SiteRuntime;
  /** Of the project's own words, if not that of the site. */
  language: SpokenLanguage | undefined;
  styles: PageStyles;
};

/** One example with everything that the site provides; its links lead nowhere. */
export const ExampleFrame = ({ runtime, language, styles }: ExampleFrameProps) => {
  const id = useFrameId();
  const example = useMemo(() => {
    const requested =
      optionsIn(id) ??
      exampleOf(
        catalogue.flatMap(({ examples }) => examples),
        id,
      );
    return requested && language ? exampleSpoken(requested, language) : requested;
  }, [id, language]);
  return (
    <MemoryRouter>
      <title>{`${id ?? 'Nothing'} | Gallery`}</title>
      <Themed example={example} styles={styles}>
        {example ? (
          <Stage key={id} example={example} runtime={runtime} language={language} />
        ) : (
          <main>There is no example “{id}”.</main>
        )}
      </Themed>
    </MemoryRouter>
  );
};
