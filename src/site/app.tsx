import type { EmotionCache } from '@emotion/react';
import { Suspense, useEffect, useMemo } from 'react';
import {
  type Location,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
} from 'react-router-dom';
import { startAllDeferred } from '../hydration/deferred';
import { markHydrated } from '../hydration/early';
import { Layout } from '../layout/layout';
import { ToastProvider } from '../layout/toasts';
import { orElse } from '../loading/browser-facilities';
import type { RoutesDefinition } from '../schema/routes';
import { hasLanguages } from '../schema/shown-languages';
import type { Submission } from '../submission/create-submission';
import { mayBeFromRight } from '../theme/from-right';
import { SiteTheme } from '../theme/site-theme';
import { TextAsReadContext } from '../theme/text-as-read';
import { ElsewhereContext } from '../ui/elsewhere';
import { type Marks, PageMarksContext } from '../ui/marked-text';
import { SiteContext, type SiteContextValue } from '../ui/site-context';
import { ErrorScreen } from './error-screen';
import { loadPosts, type PageLoader } from './load-page';
import { PageView } from './page-view';
import { pagesElsewhere } from './pages-elsewhere';
import { resolveRoute } from './resolve-route';
import type { SiteConfig, SiteRuntime } from './site-runtime';
import { useFadeIn, usePageChange } from './use-page-change';
import { mayPass, useShownLocation } from './use-shown-location';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether the visitor wants to use little data (Save-Data, a draft of the WICG). */
const savesData = () =>
  orElse(
    () =>
      'connection' in navigator &&
      (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true,
    false,
  );

/** Prefetches the page behind a link of the site when it gets the pointer or the focus. */
const usePrefetch = ({ prefetch }: PageLoader, routes: RoutesDefinition) =>
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || savesData()) return;
      const { page, matched } = resolveRoute(routes, link.pathname);
      if (matched) prefetch(page);
    };
    const options = { passive: true, capture: true };
    signs.forEach((sign) => document.addEventListener(sign, onSign, options));
    return () => signs.forEach((sign) => document.removeEventListener(sign, onSign, options));
  }, [prefetch, routes]);

type PagesProps = { runtime: SiteRuntime; pages: PageLoader };

type AppProps = PagesProps & {
  config: SiteConfig;
  cache: EmotionCache;
  submission: Submission;
  /** For texts around the pages; null where none needs them. Each page has its own. */
  marks: Marks | null;
  onError: (error: unknown) => void;
};

/** Beside a page: marks in the document that it is hydrated, and carries out earlier presses. */
const Ready = () => {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    root.setAttribute('data-ready', '');
    markHydrated(root);
  }, []);
  return null;
};

type ShownPagesProps = PagesProps & { routes: RoutesDefinition; isLively?: boolean };

const Pages = ({ runtime, pages, routes, isLively }: ShownPagesProps) => {
  const requested = useLocation();
  const shown = useShownLocation(requested, { pages, routes, isLively });
  usePageChange(shown);
  usePrefetch(pages, routes);
  // The page that is left is told nothing of the next one: React would draw it anew first, and hydrate the rest of it.
  const context = useMemo(() => ({ location: shown, navigationType: NavigationType.Pop }), [shown]);
  const pageAt = ({ pathname }: Location) => resolveRoute(routes, pathname, pages.isMissing);
  const { page, path, matched } = pageAt(shown);
  const isSamePage = requested !== shown && pageAt(requested).page === page;
  useEffect(() => {
    if (isSamePage) startAllDeferred();
  }, [isSamePage]);
  useFadeIn(page);
  const whole = (
    <Layout currentPath={path} pending={requested !== shown}>
      <Suspense>
        <PageView
          key={page}
          name={page}
          path={path}
          matched={matched}
          runtime={runtime}
          pages={pages}
        />
        <Ready />
      </Suspense>
    </Layout>
  );
  return (
    <LocationContext value={context}>
      {hasLanguages ? (
        <ElsewhereContext value={pagesElsewhere(routes, { page, path, matched })}>
          {whole}
        </ElsewhereContext>
      ) : (
        whole
      )}
    </LocationContext>
  );
};

/** The whole site below a router; the same on the server and in the browser. */
export const App = ({ config, runtime, pages, cache, submission, marks, onError }: AppProps) => {
  const { site, routes, theme } = config;
  const location = useLocation();
  // Where any of config has changed, it is another one: the page is drawn anew.
  const context = useMemo<SiteContextValue>(
    () => ({
      site: config.site,
      loadForm: runtime.loadForm,
      formKey: runtime.formKey,
      loadPosts,
      submission,
    }),
    [config, runtime, submission],
  );
  return (
    <SiteTheme
      cache={cache}
      definition={theme}
      {...(mayBeFromRight ? { direction: site.direction } : {})}
    >
      <ErrorScreen
        words={site.words}
        onError={onError}
        place={location.key}
        recovered={() => pages.recover(resolveRoute(routes, location.pathname).page)}
      >
        <SiteContext value={context}>
          <ToastProvider>
            <TextAsReadContext value={runtime.textAsRead}>
              <PageMarksContext value={marks}>
                <Pages
                  runtime={runtime}
                  pages={pages}
                  routes={routes}
                  {...(mayPass && { isLively: theme.character?.entrances === 'lively' })}
                />
              </PageMarksContext>
            </TextAsReadContext>
          </ToastProvider>
        </SiteContext>
      </ErrorScreen>
    </SiteTheme>
  );
};
