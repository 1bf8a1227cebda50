import type { Severity } from './catalogue/catalogue-entry';
import type { ErrorName } from './catalogue/errors';

/** Something wrong, before its position in the file and its words are known. */
export type Finding = {
  error: ErrorName;
  /** Which entry, as `sections[2].cards[0].title`. */
  path: string;
  /** The path of its schema, if the file holds it elsewhere: under a misspelt name. */
  meant?: string;
  /** Point at the entry's name instead of its value. */
  at?: 'key' | undefined;
  /** Parts of the catalogue's texts; `found` is the text in the file, unless given. */
  parts?: Record<string, string>;
  allowed?: string | undefined;
  /** Another entry that it relates to, in the same file unless one is named. */
  see?: { file?: string; path: string } | undefined;
  /** The probable meaning, as it must be written. */
  suggestion?: string | undefined;
  /**
   * The repair: the entry's name, its value, or both become this text; or the values of several
   * entries; or the entry at that path is removed.
   */
  fix?:
    | { key: string }
    | { entry: string }
    | { value: string }
    | { values: { path: string; value: string }[] }
    | { remove: string }
    | undefined;
  /** A kind or a name whose example is shown: the nearest to an unknown one. */
  instead?: string | undefined;
  /** Nothing else than `fix` can have been meant. */
  certain?: boolean | undefined;
};

/** The probable meaning as a fix of the value; undefined where there is none. */
export const becomes = (
  suggestion: string | undefined,
  certain?: boolean,
): Pick<Finding, 'suggestion' | 'fix' | 'certain'> =>
  suggestion === undefined ? {} : { suggestion, fix: { value: suggestion }, certain };

export type FileFinding = Finding & { file: string };

/** The finding at the file's own paths, from those of a repaired copy. */
export const writtenAt = <Each extends Finding>(
  finding: Each,
  asWritten: (path: string) => string,
): Each => {
  const { path, fix, meant = path } = finding;
  const written = (of: NonNullable<Finding['fix']>): Finding['fix'] => {
    if ('remove' in of) return { remove: asWritten(of.remove) };
    if (!('values' in of)) return of;
    return { values: of.values.map((each) => ({ ...each, path: asWritten(each.path) })) };
  };
  return {
    ...finding,
    path: asWritten(path),
    ...(asWritten(path) !== meant && { meant }),
    ...(fix && { fix: written(fix) }),
  };
};

/** A part of a file's text. Offsets in characters. */
export type Span = { start: number; end: number };

export type Edit = Span & { text: string };

/** A change that repairs a problem; a certain one is applied by `npm run check -- --fix`. */
export type Fix = { edits: Edit[]; certain: boolean };

/** An error in config, something that must not be published as it is, or what could be written better. */
export type Problem = {
  /** Its entry in the catalogue, permanently: see docs/errors.md. */
  code: string;
  severity: Severity;
  /** Path of the file from the project's root. */
  file: string;
  /** From 1; the position in the file, as far as known. */
  line: number;
  column: number;
  /** Its number of characters on its line, at least 1. */
  length: number;
  /** Which entry, as `sections[2].cards[0].title`; empty for the whole file. */
  path: string;
  /** Which entry, in an editor's words: Home → section 3 “Our Services” → card 1 → title. */
  place: string;
  /** What is wrong, and what was found. */
  message: string;
  /** The allowed values, as far as the schema names them. */
  allowed?: string | undefined;
  /** The probable meaning. */
  suggestion?: string | undefined;
  repair: string;
  /** A related place, as config/routes.ts:4:3. */
  see?: string | undefined;
  example: string;
  /** The repair. */
  fix?: Fix | undefined;
};
