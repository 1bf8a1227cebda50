/** Where the built site stands, below the site's folder. */
export const builtFolder = 'dist/site';

/** The file that holds the page of a path: `/` is index.html, `/About-us` is About-us.html. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** What answers addresses that no page has, in the language whose addresses begin with `below`. */
export const notFoundFile = (below = '') => `${below}/404.html`.slice(1);

/** Redirects as Netlify and Cloudflare Pages read them, beside the pages. */
export const redirectsName = '_redirects';

/**
 * What Firebase's tool reads. It holds hashes of the pages beside it: every build writes it anew, and
 * git ignores it.
 */
export const hostingFile = 'firebase.json';
