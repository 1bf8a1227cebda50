import type { BuiltSite } from '../../src/built-site';

/**
 * What the editor's page and its worker say to each other where the files are in the browser. The page asks for routes
 * as of a server; the worker answers each by its number, and tells of what changes.
 */
export type WorkerRequest = {
  id: number;
  method: string;
  /** Of a route, with its query. */
  path: string;
  /** JSON, or the bytes of a file. */
  body?: string | Uint8Array | undefined;
};

/** What the page hands over before the first answer: the site's files, or all that leads to them. */
export type WorkerOpening<Opened> = { opened: Opened };

export type WorkerAnswer = { id: number; status: number; type: string; body: string | Uint8Array };

export type WorkerNews = { event: string; data: unknown };

/** Told where the page has to be loaded anew, since the site has other languages. */
export const reloadEvent = 'edit:reload';

/** Told in words where what was typed cannot be kept in this browser; empty once it can. */
export const unsavedEvent = 'edit:unsaved';

/** What a page asks for first: all that the dev server would write into it, or have it import. */
export type SiteStart = {
  told: BuiltSite;
  language: string;
  direction: string;
  /** The values of config/site.ts, config/routes.ts and config/theme.ts. */
  config: Record<'site' | 'routes' | 'theme', unknown>;
  posts: unknown[];
  borrowed: { texts: string[]; language: string };
  /** The filter of photographs, as HTML. */
  filter?: string | undefined;
  /** What is wrong with config, in words. */
  message?: string | undefined;
};
