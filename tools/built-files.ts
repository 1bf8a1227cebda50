/** Where the built site stands, below the site's folder. */
export const builtFolder = 'dist/site';

/** The file that holds the page of a path: `/` is index.html, `/About-us` is About-us.html. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * What Firebase's tool reads. It holds hashes of the pages beside it: every build writes it anew, and
 * git ignores it.
 */
export const hostingFile = 'firebase.json';
