/** A change of a file's text: what stands from `start` to `end` becomes `text`. Offsets in characters. */
export type Edit = { start: number; end: number; text: string };

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
