import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import routes from '#config/routes';
import site from '#config/site';
import theme from '#config/theme';
import { runtime } from '#site-runtime';
import { loadGateway } from './firebase/load-gateway';
import { loadUntilHad } from './hydration/deferred';
import { noteScripting, waitingMark } from './hydration/early';
import { holdEvents } from './hydration/hold-events';
import { loadChunk } from './loading/load-chunk';
import { restoreTyped } from './loading/typed-values';
import { App } from './site/app';
import { createPageLoader } from './site/load-page';
import { log } from './site/log';
import { resolveRoute } from './site/resolve-route';
import type { SiteConfig } from './site/site-runtime';
import { createBrowserSubmission } from './submission/browser-submission';
import { followChoice } from './theme/chosen-scheme';
import { createStyleCache } from './theme/create-style-cache';
import { mayBeFromRight } from './theme/from-right';
import { loadMirror } from './theme/mirror';
import { mayHaveSwitch } from './theme/schemes';
import type { Marks } from './ui/marked-text';

/**
 * Before it renders, the router marks the place in the browser's history, and throws if a browser forbids
 * that. The page then goes on without marks: its links load whole pages.
 */
const easeHistory = () => {
  try {
    window.history.replaceState(window.history.state, '');
  } catch {
    Object.defineProperty(window.history, 'replaceState', { value: () => undefined });
  }
};

const { submission, sendWaiting } = createBrowserSubmission({ loadGateway, loadChunk, log });

const pages = createPageLoader(runtime, routes.unmatched);
const config: SiteConfig = { site, routes, theme };

if (mayHaveSwitch && config.theme.schemes === 'switch') followChoice();
let cache = createStyleCache();

const appWith = (shown: SiteConfig, marks: Marks | null) => (
  <StrictMode>
    {/* App decides what is shown while a page loads. */}
    <BrowserRouter useTransitions={false}>
      <App
        config={shown}
        runtime={runtime}
        pages={pages}
        cache={cache}
        submission={submission}
        marks={marks}
        onError={(error) => log.error('The page failed', error)}
      />
    </BrowserRouter>
  </StrictMode>
);

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id "root".');

/** Loads the current page first: what the server rendered stays until it can be hydrated. */
const start = async () => {
  const asked = resolveRoute(routes, window.location.pathname).page;
  const mirror =
    mayBeFromRight && config.site.direction === 'rtl'
      ? loadUntilHad(() => loadMirror(config.site.direction))
      : undefined;
  await loadUntilHad(() => pages.fetch(asked));
  if (mirror) cache = createStyleCache(await mirror);
  const { marks } = await pages.load(asked);
  const { page } = resolveRoute(routes, window.location.pathname, pages.isMissing);
  const app = appWith(config, marks);
  startTransition(() => {
    // 404.html contains Home; a path that differs only in case may lead to another page.
    if (element.dataset.page === page) return void hydrateRoot(element, app);
    element.removeAttribute(waitingMark);
    const root = createRoot(element);
    root.render(app);
    const show = (changed: SiteConfig) =>
      startTransition(() => root.render(appWith({ ...changed }, marks)));
    runtime.followConfig?.({ config, show, pages });
  });
};

/** Sends what earlier visits could not send, now and whenever there is a chance. */
const sendLeftOver = () => void sendWaiting();

noteScripting(true);
holdEvents(element);
restoreTyped();
easeHistory();
void start().then(sendLeftOver);
// Not loaded by pages that show only their own language.
if (globalThis.__SITE__?.borrowsTexts) {
  void import('./site/mark-borrowed').then(({ markBorrowed }) => markBorrowed());
}
window.addEventListener('online', sendLeftOver);
window.addEventListener('pageshow', ({ persisted }) => persisted && sendLeftOver());

// The runtime shows their changes. Vite supports no alias here.
if (import.meta.hot) {
  import.meta.hot.accept(['/config/routes', '/config/site', '/config/theme'], () => undefined);
}
