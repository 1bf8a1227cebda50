import { isPageFile, pageFile, siteFile } from '../../../src/schema/config-files';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import { labelsIn } from '../../../src/schema/values/places-in';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import type { EditState } from '../../edit-protocol/protocol';
import { pageAt, pagesOf, type SitePage } from './site-pages';

type Files = EditState['files'];

/** A place that calls a page by a name: its headline, an entry of a menu, a step of a breadcrumb. */
export type PageName = Place & {
  /** Where that is, in words. */
  where: string;
  text: string;
};

const headline = (files: Files, file: string): PageName[] => {
  const sections = valueAt(files[file], 'sections');
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  const path = list
    .map((_, at) => joinPath('sections', at))
    .find((at) => schemaInFile(file, files[file], at)?.meta()?.opens);
  const text = path === undefined ? undefined : valueAt(files[file], joinPath(path, 'title'));
  return path !== undefined && typeof text === 'string'
    ? [{ file, path: joinPath(path, 'title'), where: 'Headline of the page', text }]
    : [];
};

const inMenus = (files: Files, leadsThere: (to: string) => boolean): PageName[] =>
  [
    ['header', 'Menu at the top'],
    ['footer', 'Footer'],
  ].flatMap(([key = '', where = '']) =>
    labelsIn(valueAt(files[siteFile], key), key).flatMap(({ path, label, to }) =>
      to !== undefined && leadsThere(to) ? [{ file: siteFile, path, where, text: label }] : [],
    ),
  );

/** Steps that lead to the page, and on the page itself the last one, which leads nowhere. */
const inBreadcrumbs = (
  files: Files,
  file: string,
  leadsThere: (to: string) => boolean,
): PageName[] =>
  Object.keys(files)
    .filter(isPageFile)
    .flatMap((other) => {
      const sections = valueAt(files[other], 'sections');
      const list: unknown[] = Array.isArray(sections) ? sections : [];
      const title = pagesOf(files).find(({ page }) => pageFile(page) === other)?.title ?? other;
      const where = other === file ? 'Breadcrumb' : `Breadcrumb of “${title}”`;
      return list.flatMap((section, at) => {
        const path = joinPath(joinPath('sections', at), 'breadcrumb');
        return labelsIn(valueAt(section, 'breadcrumb'), path).flatMap((step) =>
          (step.to === undefined ? other === file : leadsThere(step.to))
            ? [{ file: other, path: step.path, where, text: step.label }]
            : [],
        );
      });
    });

export const namesOfPage = (files: Files, { page, linkedAs }: SitePage): PageName[] => {
  const file = pageFile(page);
  // A link to a place on the page names that place.
  const leadsThere = (to: string) =>
    !to.includes('#') && (to === linkedAs || pageAt(files, to) === page);
  return [
    ...headline(files, file),
    ...inMenus(files, leadsThere),
    ...inBreadcrumbs(files, file, leadsThere),
  ];
};
