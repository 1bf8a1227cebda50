import createCache from '@emotion/cache';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import routes from '../config/routes';
import { loadGateway } from './firebase/load-gateway';
import { App } from './site/app';
import { loadPage } from './site/load-page';
import { log } from './site/log';
import { resolveRoute } from './site/resolve-route';
import { createSubmission } from './submission/create-submission';

/** How long one save may take, in milliseconds. */
const saveTimeout = 30_000;

const submission = createSubmission({
  loadGateway,
  now: () => new Date(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  log,
  saveTimeout,
});

const app = (
  <StrictMode>
    <BrowserRouter>
      <App
        cache={createCache({ key: 'css' })}
        submission={submission}
        onError={(error) => log.error('The page failed', error)}
      />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** The page at hand is loaded first: what the server rendered stays until it can be taken over. */
const start = async () => {
  const { page } = resolveRoute(routes, window.location.pathname);
  await loadPage(page).catch((reason: unknown) => log.error('The page was not loaded', reason));
  startTransition(() => {
    // 404.html holds Home; a path that only ignores case may lead to another page.
    if (root.dataset.page === page) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

void start();
