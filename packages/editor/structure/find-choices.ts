import { plainWords } from '../../../src/gallery/kinds';
import type { Value } from '../../../src/schema/values/change';
import { fitted, siteParts } from './fitted';
import type { Files, ListAt } from './list-at';
import { exampleOf, type Examples } from './new-entry';

/** What can be looked for. */
export type Described = { name: string; description: string; aliases: string };

type Choice = Described & {
  /** As config names it; undefined: an entry that is a text. */
  kind: string | undefined;
  example: Value | undefined;
};

/** What an entry of the list can be. */
export const choicesOf = (place: ListAt, files: Files, examples: Examples): Choice[] => {
  const { choices } = place;
  if (!choices) return [];
  const parts = siteParts(files);
  const kinds = Object.entries(choices.schemas).map(([kind, schema]): Choice => {
    const { description = '', aliases = '', group } = schema.meta() ?? {};
    const example = exampleOf(schema, examples);
    return {
      kind,
      name: plainWords(kind),
      description: description || group?.description || '',
      aliases,
      example: example === undefined ? undefined : fitted(place.inner, example, parts),
    };
  });
  const text: Choice = {
    kind: undefined,
    name: 'paragraph',
    description: 'Words.',
    aliases: 'text words',
    example: undefined,
  };
  return choices.text ? [text, ...kinds] : kinds;
};

/** Those that have every word: by name, then by another word for it, then in their description. */
export const findChoices = <Each extends Described>(
  choices: readonly Each[],
  asked: string,
): Each[] => {
  const words = asked
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const holds = (text: string) => words.every((word) => plainWords(text).includes(word));
  const rank = ({ name, aliases, description }: Each) => {
    const found = [name, aliases, `${name} ${aliases} ${description}`].findIndex(holds);
    return found === -1 ? Infinity : found;
  };
  return choices
    .filter((choice) => rank(choice) < Infinity)
    .toSorted((one, other) => rank(one) - rank(other));
};
