export const builtFolder = 'dist/site';

/** The file that holds the page of a path: `/` is index.html, `/About-us` is About-us.html. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** What answers addresses that no page has, in the language whose addresses begin with `below`. */
export const notFoundFile = (below = '') => `${below}/404.html`.slice(1);

/** Where Firebase Hosting finds it in the language of the browser: it knows languages without their countries. */
export const notFoundFolder = '__404';

/** The copy there of the page of a language, by its key: `de`, or `de-CH`. */
export const notFoundCopy = (key: string) =>
  `${notFoundFolder}/${key.split('-', 1)[0]?.toLowerCase()}/${notFoundFile()}`;

/** Redirects as Netlify and Cloudflare Pages read them, beside the pages. */
export const redirectsName = '_redirects';

/**
 * What Firebase's tool reads. It holds hashes of the pages beside it: every build writes it anew, and
 * git ignores it.
 */
export const hostingFile = 'firebase.json';
