import { plainWords } from '../../../src/gallery/kinds';
import { withUsualWords } from '../../resolved-site/with-usual-words';
import { languageOfSite } from '../blank/blank-site';
import { drawnPlaceholder } from '../blank/placeholder';
import { helpWords } from '../help-words';
import type { Files, ListAt } from './list-at';
import { openingOf } from './opening';
import { newEntry } from './valid-step';

/** What can be looked for. */
export type Described = { name: string; description: string; aliases: string };

type Choice = Described & {
  /** As config names it; undefined: an entry that is a text. */
  kind: string | undefined;
  /** What it begins with, as pages show it; undefined where the site needs something first. */
  blank: unknown;
};

/** What an entry of the list can be. A page is opened once. */
export const choicesOf = (place: ListAt, files: Files): Choice[] => {
  const { choices } = place;
  if (!choices) return [];
  const isOpen = openingOf(place) >= 0;
  const kinds = Object.entries(choices.schemas).flatMap(([kind, schema]): Choice[] => {
    if (isOpen && schema.meta()?.opens) return [];
    const { description, aliases = '', group } = schema.meta() ?? {};
    const { value, needs, along } = newEntry({ files, place, placeholder: drawnPlaceholder }, kind);
    return [
      {
        kind,
        name: plainWords(kind),
        description: [helpWords(description || group?.description), ...needs].join(' '),
        aliases,
        blank:
          [...needs, ...along].length > 0
            ? undefined
            : withUsualWords(value, schema, languageOfSite(files)),
      },
    ];
  });
  const text: Choice = {
    kind: undefined,
    name: 'paragraph',
    description: 'Words.',
    aliases: 'text words',
    blank: undefined,
  };
  return choices.text ? [text, ...kinds] : kinds;
};

/** Those that have every word: by name, then by another word for it, then in their description. */
export const findChoices = <Each extends Described>(
  choices: readonly Each[],
  query: string,
): Each[] => {
  const words = query
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
