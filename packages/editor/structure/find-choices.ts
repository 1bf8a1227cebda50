import { plainWords } from '../../../src/gallery/kinds';
import { withUsualWords } from '../../resolved-site/with-usual-words';
import { languageOfSite } from '../blank/blank-site';
import { drawnPlaceholder } from '../blank/placeholder';
import type { Files, ListAt } from './list-at';
import { newEntry } from './valid-step';

/** What can be looked for. */
export type Described = { name: string; description: string; aliases: string };

type Choice = Described & {
  /** As config names it; undefined: an entry that is a text. */
  kind: string | undefined;
  /** What it begins with, as pages show it; undefined where the site needs something first. */
  blank: unknown;
};

/** What an entry of the list can be; what opens a page last, where that is open. */
export const choicesOf = (place: ListAt, files: Files): Choice[] => {
  const { choices, list } = place;
  if (!choices) return [];
  /** A page is opened once. */
  const isLate = (kind = '') => (list.length > 0 && choices.schemas[kind]?.meta()?.opens ? 1 : 0);
  const kinds = Object.entries(choices.schemas).map(([kind, schema]): Choice => {
    const { description = '', aliases = '', group } = schema.meta() ?? {};
    const { value, needs } = newEntry({ files, place, placeholder: drawnPlaceholder }, kind);
    return {
      kind,
      name: plainWords(kind),
      description: [description || group?.description || '', ...needs].join(' '),
      aliases,
      blank: needs.length > 0 ? undefined : withUsualWords(value, schema, languageOfSite(files)),
    };
  });
  const text: Choice = {
    kind: undefined,
    name: 'paragraph',
    description: 'Words.',
    aliases: 'text words',
    blank: undefined,
  };
  const inOrder = kinds.toSorted((one, other) => isLate(one.kind) - isLate(other.kind));
  return choices.text ? [text, ...inOrder] : inOrder;
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
