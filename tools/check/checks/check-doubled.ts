import type { FileFinding } from '../finding';
import { pagesIn, sectionsIn } from '../read/pages-in';
import { valueAt } from '../read/paths';
import { groupOf, listOf, textOf, type Values } from '../read/values';
import { doubled } from './doubled';

/** Collections in which more than one form would store. */
export const sharedCollections = (values: Values): FileFinding[] => {
  const path = 'record.collection';
  const collections = [...values]
    .filter(([file]) => file.startsWith('config/forms/'))
    .map(([file, form]) => ({ file, name: textOf(valueAt(form, path)) }));
  return doubled(collections).map(({ file, first }) => {
    const see = { file: first.file, path };
    return { file, error: 'sharedCollection', path, parts: { other: first.file }, see };
  });
};

/** Names of the links of config/site.ts, and anchors of a page's sections, that are taken twice. */
export const doubledNames = (values: Values): FileFinding[] => {
  const file = 'config/site.ts';
  const links = listOf(valueAt(values.get(file), 'links')).map((link, index) => {
    return { file, path: `links[${index}].name`, name: textOf(groupOf(link).name) };
  });
  const anchors = sectionsIn(values).map(({ section, ...place }) => {
    return { file: place.file, path: `${place.path}.anchor`, name: textOf(section.anchor) };
  });
  const pages = pagesIn(values).map((page) => anchors.filter((each) => each.file === page.file));
  return [links, ...pages].flatMap((names) =>
    doubled(names).map(({ name, first, ...place }) => ({
      ...place,
      error: place.file === file ? 'doubledAddress' : 'doubledAnchor',
      see: { file: first.file, path: first.path },
    })),
  );
};
