import { siteFile } from '../../../src/schema/config-files';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { EditState } from '../../edit-protocol/protocol';
import { metaOf } from '../panel/panel-keys';
import { type PageSection, pageSections } from './page-sections';

type Files = EditState['files'];

/** The entry that a section makes its words of: its own, or that of config/site.ts, such as the opening hours. */
export const entryShownBy = (files: Files, { file, at }: Omit<PageSection, 'element'>) => {
  const path = joinPath('sections', at);
  const schema = schemaInFile(file, files[file], path);
  const { shows } = schema ? metaOf(schema) : {};
  if (!shows) return undefined;
  const own = (key: string): Place => ({ file, path: joinPath(path, key) });
  const isThere = (place: Place) => valueAt(files[place.file], place.path) !== undefined;
  if (shows.unless !== undefined && isThere(own(shows.unless))) return own(shows.unless);
  const ofSite = { file: siteFile, path: shows.of };
  const isShown = shows.at === undefined || isThere(own(shows.at));
  return isShown && isThere(ofSite) ? ofSite : undefined;
};

/** Whether it says something itself, and not only what is in it does. */
const saysWords = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

type Shown = Parameters<typeof pageSections>[0];

/** Of words that are no text of config, such as the hours of a day: the entry that they are made of. */
export const entryShownAt = (element: Element, shown: Shown): Place | undefined => {
  if (!saysWords(element)) return undefined;
  const section = pageSections(shown).find((each) => each.element.contains(element));
  return section && entryShownBy(shown.files, section);
};
