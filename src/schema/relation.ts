import { text } from './primitives';

const form = /^([a-z][a-z0-9-]*)\/([a-z0-9-]+)$/;

/** The entry of a collection that a text names, as places/town-hall does; undefined for plain words. */
export const relationIn = (value: string): { collection: string; id: string } | undefined => {
  const [, collection, id] = form.exec(value) ?? [];
  return collection === undefined || id === undefined ? undefined : { collection, id };
};

/** Words, or the entry of a collection of one of these kinds. Visitors read the name of that entry. */
export const relation = (words: string, kinds: string[]) =>
  text(`${words} In plain words, or as an entry of a collection: its file and its id.`).meta({
    relation: kinds,
    follows: { name: 'entry' },
  });

export const people = ['person', 'entry'];
export const places = ['place', 'entry'];
