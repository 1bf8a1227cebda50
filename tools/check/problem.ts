import type { ErrorName } from './catalogue/errors';

/** Something wrong, before it is known where in the file it stands and how it is said. */
export type Finding = {
  error: ErrorName;
  /** Which entry, as `sections[2].cards[0].title`. */
  path: string;
  /** Where its schema is, if the file holds it elsewhere: under a misspelt name. */
  meant?: string;
  /** Point at the entry's name instead of what it says. */
  at?: 'key';
  /** Parts of the catalogue's texts; `found` is what the file says there, unless given. */
  parts?: Record<string, string>;
  allowed?: string | undefined;
  /** Another entry that has to do with it, of the same file unless one is named. */
  see?: { file?: string; path: string } | undefined;
  /** What was probably meant, as it must be written. */
  suggestion?: string | undefined;
  /** What would mend it: the entry's name, what it says, or both become this text, or what several entries say; or the entry with that path goes. */
  fix?:
    | { key: string }
    | { entry: string }
    | { value: string }
    | { values: { path: string; value: string }[] }
    | { remove: string }
    | undefined;
  /** A kind or a name of which an example is shown: nearest to one that there is not. */
  instead?: string;
  /** What stands in an entry that is too much, and belongs one level up. */
  lifts?: string[];
  /** Nobody can have meant anything else than `fix`. */
  certain?: boolean | undefined;
};

/** What was probably meant, to be written in the place of what is there; nothing where nobody knows. */
export const becomes = (
  suggestion: string | undefined,
  certain?: boolean,
): Pick<Finding, 'suggestion' | 'fix' | 'certain'> =>
  suggestion === undefined ? {} : { suggestion, fix: { value: suggestion }, certain };

/** A finding of which more than one file must be read to know it. */
export type FileFinding = Finding & { file: string };

/** The finding at the places where the file holds what is found elsewhere in a mended copy. */
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

/** A change of a file's text: what stands there becomes `text`. */
export type Edit = Span & { text: string };

/** A change that mends a problem; a certain one is carried out by `npm run check -- --fix`. */
export type Fix = { edits: Edit[]; certain: boolean };

/** Something in config that cannot be right, or that must not go on the web as it is. */
export type Problem = {
  /** Its entry in the catalogue, for good: see docs/errors.md. */
  code: string;
  severity: 'error' | 'warning';
  /** Path of the file from the project's root. */
  file: string;
  /** From 1; where in the file, as far as that is known. */
  line: number;
  column: number;
  /** How many characters it takes up on its line, at least 1. */
  length: number;
  /** Which entry, as `sections[2].cards[0].title`; empty for the whole file. */
  path: string;
  /** Which entry, in an editor's words: Home → section 3 “Our Services” → card 1 → title. */
  place: string;
  /** What is wrong, with what was found. */
  message: string;
  /** What may stand here, as far as the schema says it. */
  allowed?: string | undefined;
  /** What was probably meant. */
  suggestion?: string | undefined;
  repair: string;
  /** Where else to look, as config/routes.ts:4:3. */
  see?: string | undefined;
  example: string;
  /** What would mend it. */
  fix?: Fix | undefined;
};
