import { escapeHtml } from '../../../src/head/escape-html';
import { visibleText } from '../../../src/schema/visible-text';
import type { Place, Placed } from '../store/folder-index';

/** Rows of a table; a link leads to older ones. */
const rowsAtOnce = 100;
/** Characters of a value in a table; exports have all of it. */
const mostOfValue = 2000;

/** A visitor's text, safe for HTML and for a terminal. */
export const words = (text: string): string => {
  const visible = escapeHtml(visibleText(text.slice(0, mostOfValue)));
  const more = text.length - mostOfValue;
  return more > 0 ? `${visible}… (${more} more characters are in the CSV)` : visible;
};

type Table<Value> = {
  caption: string;
  columns: readonly string[];
  /** The list, as the address names it; without one, the CSV has what is not shown. */
  of?: URLSearchParams;
  before?: Place | undefined;
  rows: AsyncIterable<Placed<Value>>;
  /** HTML. */
  cells: (value: Value) => readonly string[] | Promise<readonly string[]>;
};

/** The newest rows of a list, as they come, with a link to older ones. */
export async function* table<Value>(about: Table<Value>): AsyncGenerator<string> {
  const { columns, of, before, rows, cells } = about;
  const from = before ? `; those before ${new Date(before.time).toISOString()}` : '';
  const caption = words(`${about.caption}${from}`);
  const heads = columns.map((column) => `<th scope="col">${words(column)}</th>`).join('');
  // Scrollable by keyboard, therefore focusable and named.
  yield `<div class="table" role="region" tabindex="0" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
`;
  let count = 0;
  let last: Place | undefined;
  let isMore = false;
  for await (const { place, value } of rows) {
    isMore = count === rowsAtOnce;
    if (isMore) break;
    yield `<tr>${(await cells(value)).map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
    last = place;
    count += 1;
  }
  yield '</tbody>\n</table>\n</div>\n';
  if (!isMore || !last) return;
  if (!of) {
    yield `<p>${count} are shown. All are in the CSV.</p>\n`;
    return;
  }
  const older = new URLSearchParams([...of, ['before', `${last.time}-${last.file}`]]);
  yield `<p>${count} are shown. <a href="?${escapeHtml(older.toString())}">Those before them</a></p>\n`;
}
