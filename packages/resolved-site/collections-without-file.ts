import { pageFile, routesFile, siteFile } from '../../src/schema/config-files';
import { routeEntries } from '../config-values/readable-routes';
import { isTemplate } from '../config-values/shared-values';
import { groupOf, listOf, textOf, type Values } from '../config-values/values';
import { addressWord, freeWord } from './address-word';
import type { Collection, Entry } from './entry';

/** Where the keys of an entry are written in the page of a post. */
const keysOfPost = {
  name: 'title',
  date: 'post.date',
  author: 'post.author',
  picture: 'post.picture',
  tags: 'post.tags',
};

const given = (keys: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));

/** The pages that are posts, as entries: those that have an address, and may be found. */
const posts = (values: Values): Entry[] =>
  routeEntries(values.get(routesFile)).flatMap(({ page: id, path: page }): Entry[] => {
    if (typeof id !== 'string' || typeof page !== 'string') return [];
    const file = pageFile(id);
    const shown = values.get(file);
    if (isTemplate(file, shown)) return [];
    const { title, description, indexed, post } = groupOf(shown);
    const { date, author, picture, tags } = groupOf(post);
    if (typeof title !== 'string' || typeof date !== 'string' || indexed === false) return [];
    // What is dated later is not shown before.
    const value = given({ id, name: title, description, date, from: date, author, picture, tags });
    return [{ of: 'posts', id, value, file, path: '', keys: keysOfPost, page }];
  });

/** The people of config/site.ts, as entries: each has an id by its name. */
const team = (values: Values): Entry[] => {
  const taken = new Set<string>();
  return listOf(groupOf(values.get(siteFile)).team).flatMap((each, index): Entry[] => {
    const { photo, sample: _, ...person } = groupOf(each);
    const name = textOf(person.name);
    if (name === undefined) return [];
    const id = freeWord(addressWord(name) || 'person', taken);
    taken.add(id);
    return [
      {
        of: 'team',
        id,
        value: given({ id, ...person, picture: photo }),
        file: siteFile,
        path: `team[${index}]`,
        keys: { picture: 'photo' },
      },
    ];
  });
};

/** What config has several of without a file of its own: `posts`, the pages that are posts, and `team`. */
export const collectionsWithoutFile = (values: Values): Collection[] =>
  [
    { name: 'posts', file: 'config/pages/', kind: 'post', entries: posts(values) },
    { name: 'team', file: siteFile, kind: 'person', entries: team(values) },
  ].flatMap((collection) =>
    collection.entries.length > 0 ? [{ ...collection, value: { kind: collection.kind } }] : [],
  );
