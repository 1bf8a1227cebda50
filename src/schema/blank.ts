import type { Value } from './values/change';

/** What of a site a blank may name. */
export type BlankSite = {
  /** That of its texts, or the main one. */
  language: string;
  /** Addresses of pages, as links say them. */
  paths: readonly string[];
  /** Names of files. */
  forms: readonly string[];
  collections: readonly string[];
  /** A picture that the site shows. */
  photograph: { file: string; width: number; height: number } | undefined;
  /** Texts of the entries among which it comes. */
  beside: ReadonlySet<string>;
  /** Year-month-day. */
  today: string;
  /** Whether config/site.ts has an entry at this path; `posts`: whether a page is one. */
  has: (of: string) => boolean;
  /** The text, with a number behind it where its file has it already. */
  unused: (text: string) => string;
};

/** A value, or what is made of the site: undefined where that lacks what it takes. */
export type Blank = Value | ((site: BlankSite) => Value | undefined);
