/** Where the built site stands, below the site's folder. */
export const builtFolder = 'dist/site';
