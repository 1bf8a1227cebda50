/** A file or folder of a site, not within another one's path. */
const ofSite = /(?<![\w/.])(?:config\/|public\/|firestore\.rules|storage\.rules)/g;

/**
 * Words about the site in the folder `site`, with paths and commands as from the project's root: there
 * a file of the same name may belong to another site. `site` is empty for the project's own.
 */
export const namedFromProject = (words: string, site: string): string =>
  site === ''
    ? words
    : words
        .replaceAll(ofSite, (file) => `${site}/${file}`)
        .replaceAll(/npm (?=run |start\b)/g, `SITE=${site} npm `);
