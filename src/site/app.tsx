import { CacheProvider, Global, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import routes from '../../config/routes';
import site from '../../config/site';
import themeDefinition from '../../config/theme';
import type { RoutesDefinition } from '../contract/routes';
import type { SiteDefinition } from '../contract/site';
import { Layout } from '../layout/layout';
import { ToastProvider } from '../layout/toasts';
import { SiteContext, type SiteContextValue } from '../sections/site-context';
import type { Submission } from '../submission/create-submission';
import { createTheme } from '../theme/create-theme';
import { fontFaces } from '../theme/font-faces';
import { globalStyles } from '../theme/global-styles';
import { ErrorScreen } from './error-screen';
import { loadForm } from './load-form';
import { PageView } from './page-view';
import { resolveRoute } from './resolve-route';
import { usePageChange } from './use-page-change';

type AppProps = {
  cache: EmotionCache;
  submission: Submission;
  onError: (error: unknown) => void;
};

const siteDefinition: SiteDefinition = site;
const routesDefinition: RoutesDefinition = routes;
const theme = createTheme(themeDefinition);
const styles = [...fontFaces(themeDefinition), globalStyles(themeDefinition, theme.tokens)];

/** Says in the document that the page reacts: a place to wait for, for tests and measurements. */
const useReadyMark = () =>
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-ready', '');
  }, []);

const Pages = () => {
  const location = useLocation();
  usePageChange(location);
  useReadyMark();
  const { page, path } = resolveRoute(routesDefinition, location.pathname);
  return (
    <Layout currentPath={path}>
      <ViewTransition>
        <Suspense>
          <PageView key={page} name={page} path={path} />
        </Suspense>
      </ViewTransition>
    </Layout>
  );
};

/** The whole site below a router; the same on the server and in the browser. */
export const App = ({ cache, submission, onError }: AppProps) => {
  const location = useLocation();
  const context = useMemo<SiteContextValue>(
    () => ({ site: siteDefinition, loadForm, submission }),
    [submission],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} noSsr>
        <Global styles={styles} />
        <ErrorScreen words={siteDefinition.words} onError={onError} place={location.key}>
          <SiteContext value={context}>
            <ToastProvider>
              <Pages />
            </ToastProvider>
          </SiteContext>
        </ErrorScreen>
      </ThemeProvider>
    </CacheProvider>
  );
};
