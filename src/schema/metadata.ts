import type { Schema } from 'yup';
import type { Blank } from './blank';
import type { OpeningTraits } from './opening-room';
import type { UsualWord } from './usual-words/en';

/** Alternative schemas of an entry, chosen by the value of `by` or listed by a name for people. */
type Choices = {
  by?: string;
  schemas: Record<string, Schema>;
  /** What an entry may be if it is not a group. */
  text?: Schema;
  number?: Schema;
};

/** What other texts of config call by its name. */
export type Named =
  | 'field'
  | 'option'
  | 'anchor'
  | 'heading'
  | 'link'
  | 'ground'
  | 'value'
  | 'entry';

/**
 * What a text repeats of another one: a key beside it, such as `title` or `options[].value`, of which it is the same or
 * `isPart`, or which it `holds` among other words; or the name of something, alone or `inBraces`. `ofKind`: an entry of
 * a collection of this kind, by its id alone: which collection is meant, the prices of forms say.
 */
export type Follows =
  | { beside: string; isPart?: boolean; holds?: boolean }
  | { name: Named; inBraces?: boolean; ofKind?: string };

/** The rule that suits a field, and rules that no suitable value passes. */
export type FittingRules = { meant: string; failed: string[] };

/**
 * What a schema says about itself. The reference, the hover text of editors and the check's "what is allowed"
 * are made from it; it is written for editors who do not program.
 */
export type Metadata = {
  /** What the key means, in whole sentences. */
  description?: string;
  /** The same, as far as it is of use only to who writes files: how the value is written there. */
  inFiles?: string;
  /** For a key: what the editor calls it, where its name alone says too little to who does not write files. */
  called?: string;
  /** What holds when the key is left out, to be read after "Left out:". */
  whenOmitted?: string;
  /** Name and description of a group that several keys share, whatever it means at each key. */
  group?: { name: string; description: string };
  /** For a key that many kinds have: what an example writes for it, where none of the kind's has it. */
  example?: string;
  /** For a closed set: it also has the names of the grounds of config/theme.ts. */
  withGrounds?: boolean;
  /** The meaning of each word of a closed set. */
  meanings?: Record<string, string>;
  choices?: Choices;
  /**
   * What the editor begins with, where that is not made only of the schema: of a group the keys beside those that it
   * needs (packages/editor/blank/blank-of.ts).
   */
  blank?: Blank;
  /** What is to be done first where the site has nothing to begin with: a sentence for its editor. */
  needs?: string;
  /** For a text: visitors read it as it is written. */
  shown?: boolean;
  /** For a text that is not `shown` as it is written: a site in several languages may say it in each. */
  translated?: boolean;
  /** For a text: its **bold**, *italic* and [links](/Contact) are rendered. */
  marks?: boolean;
  /** For a text: what config says for it as people type it. */
  asMeant?: (typed: string) => string;
  html?: boolean;
  /** For a text: the key beside it whose value, if present, is shown instead. */
  shownAs?: string;
  /** For a text: it may name an entry of a collection of one of these kinds instead (src/schema/relation.ts). */
  relation?: string[];
  /**
   * For a text: the project's own words where config says nothing, in the language of the site
   * (packages/resolved-site/with-usual-words.ts).
   */
  usual?: UsualWord;
  /** For such a text, or a group of them, that may be left out: it is there where this is true of the group around it. */
  usualWhere?: (around: Record<string, unknown>) => boolean;
  /**
   * For a text that is there only where config has it: the project's own words for a language of the site that lacks it
   * (packages/config-values/in-language.ts).
   */
  usualElsewhere?: UsualWord;
  /**
   * For a text with either of these words that firms say in their own way as well: in a language that lacks it they stand
   * only where the main language says just the project's.
   */
  usualUnlessOwn?: boolean;
  /** Placeholders in { } that the site replaces in a text. */
  placeholders?: string[];
  /** Those of them that a new text begins with, since it says too little without. */
  neededPlaceholders?: string[];
  /**
   * For a kind: other words that people use for it or for something close to it, in small letters,
   * with blanks between them.
   */
  aliases?: string;
  /** For an icon or a type of file: what people call each. */
  wordAliases?: Record<string, readonly string[] | undefined>;
  /** For a key of a section: the words of its `look` that show it, or those that do not. */
  inLooks?: { only: string[] } | { not: string[] };
  /** For a section kind: it opens a page, with its main heading. */
  opens?: OpeningTraits;
  /** For a section kind: it asks for something by a filled button; or only where no other section of its page asks. */
  asks?: true | 'ifNoOther';
  /** For a section kind: the list whose entries it numbers. */
  numbersEntriesOf?: string;
  /**
   * For a section kind: the entry of config/site.ts that it shows, or the posts; not where it has the key `unless`,
   * or only where it has the key `at`. `begins`: where the site lacks it, the editor begins it there, not in the key
   * `unless`. A rule can have it as well.
   */
  shows?: { of: string; unless?: string; at?: string; begins?: true };
  /** For a key of an entry: lists say what it holds in short words below the name; a number with its `unit`. */
  fact?: true;
  /** For a collection kind: its entries take place on days: then they are over, and visitors can add them to a calendar. */
  takesPlace?: boolean;
  /** For a collection kind: the order and the look of a list of its entries, where these are not as in the file and cards. */
  listed?: { sort?: 'soonest' | 'newest'; look?: string };
  fits?: FittingRules;
  /** For a field kind: the entry that lists, or counts, as many as it can hold. */
  holdsAtMost?: string;
  /** For a field kind: which rules suit it, by the type of its value, if not all do. */
  asked?: Partial<Record<'text' | 'flag' | 'number' | 'list' | 'map', string[]>>;
  /** For a field kind: its values are chosen, worked out, numbers, days or times, never a visitor's own words. */
  closed?: boolean;
  /** For a field kind: its values are read otherwise than they are stored, though no label names each. */
  readOtherwise?: boolean;
  /** For a field kind: what of a field the security rules cannot check, in a few words; undefined if nothing. */
  onlyInBrowser?: (field: Record<string, unknown>) => string | undefined;
  /** For a rule kind: what it asks of a field, to be read after its label; names in braces are those of its keys. */
  inWords?: string;
  /** For a rule kind: it sets the least or the most that passes. */
  limits?: 'least' | 'most';
  /** Of a number what it counts, as px: the editor shows it behind it. Of an amount the usual unit, if its size does not decide that. */
  unit?: string;
  /** For a number: an amount in the currency of its collection. */
  price?: boolean;
  /** For the path of a picture: the allowed file extensions. */
  formats?: string[];
  /**
   * What a value is besides words, so that the editor in the page has a control for it: of a text a link, a colour
   * or a day, one of every year, or either; of a closed set of words an icon, a word that changes the look of the section or field around it, or
   * arranges the whole of it, or a theme;
   * of a list of such words the parts of a drawing; of a group beside a picture's file a point of that picture.
   */
  input?:
    | 'link'
    | 'color'
    | 'day'
    | 'day-of-year'
    | 'day-or-yearly'
    | 'icon'
    | 'look'
    | 'layout'
    | 'theme'
    | 'drawing'
    | 'focus';
  /** For a text, or a group with names of the editor's own: by what it says, other texts of config call this. */
  names?: Named;
  /** For a list: what is named in it is called so by texts of this list and of those beside it, and no others. */
  ownNames?: boolean;
  /** For a group: the key of it that names a list of fields, to which all other names of fields in it belong. */
  ofEntriesOf?: string;
  /** For a name with which the editor begins: it is made of the words of this key beside it, once these are typed. */
  madeOf?: string;
  /** For a text: the name of a part of the site, or one of `also`; the editor lets it be chosen from those that are there. */
  chooses?: {
    name: 'form' | 'page' | 'collection';
    also?: { value: string; label: string }[];
    /** Of a collection also its tags, as courses/tags. */
    tags?: boolean;
  };
  /** For a text: it agrees with another one, and follows it as that is changed in the editor. */
  follows?: Follows;
  /**
   * For a colour: the group of its file that is made from one colour, where only its key `by` says which. The entries of
   * `beside` have colours of their own, and keep them.
   */
  makes?: { group: string; by: string; beside: string };
  /** For a key: among which the editor shows it, where that does not follow from what it holds; under More what is seldom changed. */
  part?: 'look' | 'more';
  /** For a list of languages: of a site in several, the group around it is shown only in these. */
  shownIn?: boolean;
  /** For a list: the group that may be written in its place. */
  orGroup?: Schema;
  /** For a text: its names in braces are those of an entry of the collection beside it. */
  ofEntry?: boolean;
  /** For a group whose keys the editor chooses: the schemas of a key and its value. */
  entries?: { name: Schema; value: Schema };
};

declare module 'yup' {
  // Only an interface can augment yup's own.
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions
  interface CustomSchemaMetadata extends Metadata {}
}
