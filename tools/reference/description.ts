/** A schema as plain data: what config may say, in words for an editor who is no programmer. */

type TextValue = { is: 'text'; limits: string[] };
type NumberValue = { is: 'number'; whole: boolean; limits: string[] };
type FlagValue = { is: 'flag' };
/** One of a closed set of words. */
export type WordValue = { is: 'word'; words: { word: string; means?: string }[] };
type ListValue = { is: 'list'; item: ValueDescription; limits: string[] };
export type GroupValue = {
  is: 'group';
  /** Set where several keys share the group. */
  name?: string;
  description: string;
  keys: KeyDescription[];
  limits: string[];
};
/** A group whose names are the editor's own. */
type NamesValue = { is: 'names'; nameLimits: string[]; value: ValueDescription };
export type ChoiceValue = {
  is: 'choice';
  name: string;
  description: string;
  /** The key whose word chooses; without it, the keys that are there do. */
  by?: string;
  choices: { name: string; group: GroupValue }[];
  /** A text in quotes may stand in its place. */
  text?: true;
};

export type ValueDescription =
  | TextValue
  | NumberValue
  | FlagValue
  | WordValue
  | ListValue
  | GroupValue
  | NamesValue
  | ChoiceValue;

export type KeyDescription = {
  key: string;
  description: string;
  required: boolean;
  /** What holds when the key is left out. */
  whenOmitted?: string;
  value: ValueDescription;
};
