/** In the column `what`: a text that no language has for itself. */
export const oneForAll = 'one text for all languages';

/** A text of config and what it is in another language, as a row of a table. */
export type Row = {
  /** In an editor's words: Home → section 3 “Our Services” → title. */
  place: string;
  /** From the site's folder: config/pages/home.ts. */
  file: string;
  /** Within the file, without languages: sections[2].title. */
  path: string;
  /** Whether the language lacks it, or it is one text in all languages so far. */
  what: string;
  main: string;
  /** The text in the other one; empty where it has none. */
  own: string;
  /** What that was when the table was made. */
  before: string;
};

export type ReadRow = Row & {
  /** Of the table's file, from 1. */
  line: number;
  /** Why the row cannot be used, with what to do. */
  wrong?: string;
};

/** Rows are of the same text where they have the same one of these. */
export const idOf = ({ file, path }: Pick<Row, 'file' | 'path'>) => JSON.stringify([file, path]);

/** A table that cannot be read as one; its message says the line and what to do. */
export class BrokenTable extends Error {}

/** Line breaks of all systems are one. */
export const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** {price} of the site, {Day} of a form in a mail, or a brace that is written twice. */
export const namesInBraces = /\{\{|\}\}|\{[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)*\}/g;
