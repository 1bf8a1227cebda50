/** Where a build is made, of the site in one of its languages. */
export type Places = {
  /** The project. */
  root: string;
  site: string;
  /** Its key; left out for the one language of a site. */
  language?: string | undefined;
  built: string;
  /** The folder of what renders the pages: of each language another one, since Node.js imports a module once. */
  server: string;
};
