import { pageFile, routesFile } from '../../src/schema/config-files';
import { counted } from '../config-values/counted';
import { groupOf, textOf, type Values } from '../config-values/values';
import { oneForAll, type Row } from './row';
import type { SiteWords } from './site-words';
import type { Unit } from './units';

/** The files of which these pages are, with their addresses. */
const filesOf = (pages: readonly string[]) => [routesFile, ...pages.map((page) => pageFile(page))];

/** What stands around the pages of a table and may stay one text for all comes behind all else. */
export const whatMayWaitLast = (units: readonly Unit[], pages: readonly string[]): Unit[] => {
  const own = filesOf(pages);
  const mayWait = ({ file, is }: Unit) => pages.length > 0 && is === 'one' && !own.includes(file);
  return [...units.filter((unit) => !mayWait(unit)), ...units.filter(mayWait)];
};

/** How many rows are of what, in their order. */
export const orderInWords = (
  rows: readonly Row[],
  pages: readonly string[],
  values: Values,
): string => {
  const own = filesOf(pages);
  const unmatched = pageFile(textOf(groupOf(values.get(routesFile)).unmatched) ?? '');
  const isOwn = ({ file }: Row) => own.includes(file);
  const isOne = (row: Row) => !isOwn(row) && row.what === oneForAll;
  const isUnmatched = (row: Row) => !isOwn(row) && !isOne(row) && row.file === unmatched;
  const parts = [
    [isOwn, pages.length === 1 ? 'of the page itself' : 'of the pages themselves'],
    [(row: Row) => !isOwn(row) && !isOne(row) && !isUnmatched(row), 'of what stands on all pages'],
    [isUnmatched, 'of the page for unknown addresses'],
    [isOne, 'that may stay one text for all'],
  ] as const;
  const listed = parts
    .map(([is, words]) => [rows.filter(is).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words], index) =>
      index === 0 ? `${counted(count, 'row')} ${words}` : `${count} ${words}`,
    );
  return `In this order: ${new Intl.ListFormat('en-GB').format(listed)}.`;
};

/** What is said of the words of links that are left out. */
export const leftOutInWords = (units: readonly Unit[], { names }: SiteWords): string[] => {
  const count = units.filter(({ is, leadsElsewhere }) => leadsElsewhere && is !== 'has').length;
  const [are, stay] =
    count === 1 ? ['text is that of a link', 'stays'] : ['texts are those of links', 'stay'];
  return count === 0
    ? []
    : [
        `${count} more ${are} to pages in ${names.main}, and ${stay} in ${names.main}; with --all the table has them as well.`,
      ];
};
