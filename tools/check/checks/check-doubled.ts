import type { FileFinding } from '../finding';
import { groupOf, listOf, textOf, type Values } from '../read/values';

/** Collections in which more than one form would store. */
export const sharedCollections = (values: Values): FileFinding[] => {
  const taken = new Map<string, string>();
  return [...values].flatMap(([file, value]): FileFinding[] => {
    const collection = textOf(groupOf(groupOf(value).record).collection);
    if (!file.startsWith('config/forms/') || collection === undefined) return [];
    const other = taken.get(collection);
    taken.set(collection, other ?? file);
    if (!other) return [];
    const path = 'record.collection';
    return [
      { file, error: 'sharedCollection', path, parts: { other }, see: { file: other, path } },
    ];
  });
};

/** Names of the links of config/site.ts, and anchors of a page's sections, that are taken twice. */
export const doubledNames = (values: Values): FileFinding[] =>
  [...values].flatMap(([file, value]): FileFinding[] => {
    const isSite = file === 'config/site.ts';
    if (!isSite && !file.startsWith('config/pages/')) return [];
    const [key, name, error] = isSite
      ? (['links', 'name', 'doubledAddress'] as const)
      : (['sections', 'anchor', 'doubledAnchor'] as const);
    const names = listOf(groupOf(value)[key]).map((each) => textOf(groupOf(each)[name]));
    const pathOf = (index: number) => `${key}[${index}].${name}`;
    return names.flatMap((each, index) => {
      const first = names.indexOf(each);
      if (each === undefined || first === index) return [];
      return [{ file, error, path: pathOf(index), see: { file, path: pathOf(first) } }];
    });
  });
