import type { Plugin } from 'vite';
import { readConfigValue } from '../../packages/config-files';
import { groupOf, listOf } from '../../packages/config-values/values';
import { routesFile } from '../../src/schema/config-files';
import { type Redirect, redirectSchema } from '../../src/schema/redirect';
import { createRedirects } from '../../src/site/find-redirect';

const isRedirect = (value: unknown): value is Redirect =>
  redirectSchema.isValidSync(value, { strict: true });

/** Redirects of the site in the folder `site` on the dev server, as its config is at that moment. */
export const redirectsPlugin = (site: string): Plugin => ({
  name: 'redirects',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      // Scripts and the like are no addresses of visitors.
      if (!request.headers.accept?.includes('text/html')) return next();
      const { redirects } = groupOf(readConfigValue(site, routesFile));
      const moved = createRedirects(listOf(redirects).filter(isRedirect))(request.url ?? '');
      if (!moved) return next();
      // Browsers would keep what is still being written.
      response.setHeader('cache-control', 'no-store');
      // The dev server shows for what is gone what it shows for any unknown address.
      if (moved.location === undefined) return next();
      response.writeHead(moved.status, { location: moved.location });
      response.end();
    });
  },
});
