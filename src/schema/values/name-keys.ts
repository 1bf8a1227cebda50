import { isGroup } from './group';

/** Keys whose text is the heading of an entry of a list. */
export const headingKeys = ['title', 'label', 'name', 'question', 'heading'];

/** Keys whose text tells people which entry of a list one is, the likeliest first. */
export const nameKeys = [
  ...headingKeys,
  ...['legend', 'words', 'quote', 'alt'],
  ...['field', 'value', 'page', 'path', 'text', 'day', 'file', 'kind'],
];

/** The text by which people know an entry; undefined where it has none of its own. */
export const nameIn = (entry: unknown): string | undefined =>
  isGroup(entry)
    ? nameKeys
        .map((key) => entry[key])
        .find((text): text is string => typeof text === 'string' && text.trim() !== '')
    : undefined;
