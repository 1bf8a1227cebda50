/** Where the built site stands, below the site's folder. */
export const builtFolder = 'dist/site';

/** The file that holds the page of a path: `/` is index.html, `/About-us` is About-us.html. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Redirects as Netlify and Cloudflare Pages read them, beside the pages. */
export const redirectsName = '_redirects';

/**
 * What Firebase's tool reads. It holds hashes of the pages beside it: every build writes it anew, and
 * git ignores it.
 */
export const hostingFile = 'firebase.json';
