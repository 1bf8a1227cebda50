import { kebab } from '../problems/nearest/letters';

type Taken = { taken: readonly string[]; separator: string };

const fold = (text: string) => text.trim().toLowerCase();

/** `wanted`, or if that is taken, in any case, the first free one of `wanted 2` … */
export const firstFree = (wanted: string, { taken, separator }: Taken): string => {
  const known = new Set(taken.map(fold));
  const next = (number: number): string => {
    const candidate = number === 1 ? wanted : `${wanted}${separator}${number}`;
    return known.has(fold(candidate)) ? next(number + 1) : candidate;
  };
  return next(1);
};

/** Names that have a meaning already: the server's own for the first page, and a word of JavaScript. */
const reserved = ['index', 'constructor'];

const longest = 30;

/** As many whole words as there is room for. */
const short = (name: string) =>
  name.length > longest
    ? name
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, longest)
    : name;

/** A free name for a file or an address, from what people call it; `instead` where that has no letters. */
export const nameFrom = (
  words: string,
  { taken, instead }: { taken: readonly string[]; instead: string },
): string => {
  const name = short(kebab(words).replace(/^[-0-9]+/, ''));
  return firstFree(name || instead, { taken: [...taken, ...reserved], separator: '-' });
};

/** How one name is written in each of its places. */
export type Names = {
  /** Files, folders and kinds: `about-cats`. */
  name: string;
  /** What people read: `About cats`. */
  words: string;
  /** Identifiers: `aboutCats`, and for components `AboutCats`. */
  camel: string;
  pascal: string;
  /** The address of a page: `/About-cats`. */
  path: string;
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `name` is small letters and digits with single hyphens between. */
export const namesFor = (name: string): Names => {
  const camel = name.replaceAll(/-(.)/g, (_hyphen, next: string) => next.toUpperCase());
  return {
    name,
    words: capital(name.replaceAll('-', ' ')),
    camel,
    pascal: capital(camel),
    path: `/${capital(name)}`,
  };
};
