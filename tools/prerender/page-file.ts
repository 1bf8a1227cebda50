/** The file that holds the page of a path: `/` is index.html, `/About-us` is About-us.html. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
