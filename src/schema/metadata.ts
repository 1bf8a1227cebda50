import type { Schema } from 'yup';

/** Schemas of which an entry keeps one, by the word that `by` holds or by a name for people. */
type Choices = {
  by?: string;
  schemas: Record<string, Schema>;
  /** What an entry may be that is no group. */
  text?: Schema;
};

/** The rule that is meant for a field, and those that nothing passes that belongs there. */
export type FittingRules = { meant: string; failed: string[] };

/**
 * What a schema says of itself beside what it checks. The reference, the hover text of editors and
 * the check's "what is allowed" are made of it; words are for an editor who is no programmer.
 */
export type Metadata = {
  /** What the key means, in whole sentences. */
  description?: string;
  /** What holds when the key is left out, to be read after "Left out:". */
  whenOmitted?: string;
  /** What a group that several keys share is called and is, whatever it means at a key. */
  group?: { name: string; description: string };
  /** What each of a closed set of words means. */
  meanings?: Record<string, string>;
  choices?: Choices;
  /** In a text: visitors see its **bold**, *italic* and [links](/Contact) as such. */
  marks?: boolean;
  /** In a text: the name beside it of what is shown in its place, where that is there. */
  shownAs?: string;
  /** Names in { } that the site replaces in a text. */
  placeholders?: string[];
  /** Of a kind or a key: what people ask for who mean it, or who would find it nearest; in small letters. */
  aliases?: string[];
  /** In a word of a closed set: what people call each. */
  wordAliases?: Record<string, readonly string[] | undefined>;
  /** Of a kind of field: what is asked of what belongs there. */
  fits?: FittingRules;
  /** Of a kind of field: the entry of which there are as many as it can hold, or that says how many. */
  holdsAtMost?: string;
  /** Of a kind of field: what may be asked of it, by the sort of what it holds, where not all may be. */
  asked?: Partial<Record<'text' | 'flag' | 'number' | 'list', string[]>>;
  /** Of a kind of field: what was probably meant by a value that it cannot hold. */
  meant?: (value: unknown, field: Record<string, unknown>) => string | number | undefined;
  /** Of a kind of rule: it says the least that passes, or the most. */
  limits?: 'least' | 'most';
  /** What an amount is usually counted in here, where that is no matter of its size. */
  unit?: string;
  /** In the path of a picture: what its name may end in. */
  formats?: string[];
  /** In a group whose names are the editor's own: what a name and its value must be. */
  entries?: { name: Schema; value: Schema };
};

declare module 'yup' {
  // yup's own interface can be augmented by an interface alone.
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions
  interface CustomSchemaMetadata extends Metadata {}
}
