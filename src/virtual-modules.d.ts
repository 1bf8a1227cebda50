/** Modules that no file has: plugins of tools/vite-config.ts write them. */

/** The posts of config/pages, from tools/posts. A module of its own, since few pages list them. */
declare module 'virtual:posts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing relative can be imported here
  const loaded: { posts: readonly import('./schema/post').Post[] };
  export default loaded;
}

/**
 * The pages that templates make, by the template's name, each with a module of its pages by the entry's id; from
 * tools/resolve. Modules of their own, since few visitors come to such a page.
 */
declare module 'virtual:made-pages' {
  type Page = {
    // oxlint-disable-next-line typescript/consistent-type-imports -- nothing relative can be imported here
    default: import('./sections/page-schema').PageDefinition;
  };
  const templates: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, () => Promise<Page>>> }>>
  >;
  export default templates;
}

/** What pages of a language show in the main one, since it lacks them; from tools/resolve. */
declare module 'virtual:borrowed-texts' {
  const borrowed: { texts: readonly string[]; language: string };
  export default borrowed;
}

/** The entries of all collections, and whose page each made page is; from tools/resolve, only for the server's build. */
declare module 'virtual:made-entries' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing relative can be imported here
  type Known = import('./collections/structured-data').KnownEntry;
  type WithPath = Omit<Known, 'url'> & { path?: string };
  const known: {
    /** By collection, each with its entries by id. */
    collections: Readonly<Record<string, Readonly<Record<string, WithPath>>>>;
    /** The collection and the id of the entry, by the page's name, such as course/german. */
    pages: Readonly<Record<string, readonly [collection: string, id: string]>>;
  };
  export default known;
}
