import type { OptInState } from '../../../packages/mails';
import { recordTable } from '../../records/record-table';
import type { SiteForm } from '../../records/site-form';
import { visibleJson, visibleText } from '../../visible-text';
import { splitName, type StoredDocument } from '../store/document-store';
import type { FolderIndex } from '../store/folder-index';
import { plainFields } from '../store/json';
import type { StoredObject } from '../store/object-store';

/** Characters per chunk: sending small texts one by one is slow. */
const pieceSize = 64 * 1024;

/** The same text in chunks. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Marks a file as UTF-8 for spreadsheets: its first character. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of CSV (RFC 4180) that spreadsheets never run (OWASP, "CSV Injection"): every cell is quoted,
 * and a formula sign gets an apostrophe before it, as does a number that would lose digits. Control
 * characters are made visible.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const formula = /[=+\-@＝＋－＠]/g;
/** A number that a spreadsheet shows as it stands, and adds up. */
const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;
/** A text that it would take for another number: telephone numbers and postal codes lose a zero, long ones digits. */
const otherNumber = /^\s*(?:0\d[\d\s.,'/-]*|\d{16,}\s*|\d+(?:[.,]\d+)?[eE][-+]?\d+\s*)$/;
/** Where some spreadsheets start a new cell: separators, and characters that they skip. */
const separator = /[;\t\r\n\v\f\u0085\u2028\u2029]/;
const passedOver = /[\s\p{Other}"']/u;

/**
 * Whether a spreadsheet with other separators would start a cell here. Looking back ends at a formula
 * sign, so each character is looked at once.
 */
const begins = (text: string, place: number): boolean => {
  for (let end = place; end > 0;) {
    const sign = /[\ud800-\udbff][\udc00-\udfff]$|[^]$/.exec(text.slice(Math.max(0, end - 2), end));
    const [found = ''] = sign ?? [];
    if (separator.test(found)) return true;
    if (!passedOver.test(found)) return false;
    end -= found.length;
  }
  return true;
};

/**
 * Formula signs are guarded at the start of a text, and after semicolons, tabs and line breaks too: a
 * spreadsheet that splits there ignores the quotes.
 */
const cell = (text: string): string => {
  const guarded = isNumber.test(text)
    ? text
    : (otherNumber.test(text) ? "'" : '') +
      text.replaceAll(formula, (sign, place: number) => (begins(text, place) ? `'${sign}` : sign));
  return `"${visibleText(guarded.replaceAll('"', '""'))}"`;
};

type Documents = FolderIndex<StoredDocument>;

/** Whether the sender of a record has confirmed it; undefined where nobody was asked to. */
export type OptInOf = (collection: string, id: string) => Promise<OptInState | undefined>;

type AboutCsv = {
  collection: string;
  form: SiteForm | undefined;
  fields: Iterable<string>;
  optInOf?: OptInOf | undefined;
};

/** A collection as CSV, the oldest first. */
export async function* allCsv(documents: Documents, about: AboutCsv): AsyncGenerator<string> {
  const { heads, cells } = recordTable(about.form, about.fields);
  yield `${byteOrderMark}${csvLine(heads)}`;
  for await (const { value } of documents.walk({ group: about.collection })) {
    const { name, createTime, fields } = value;
    const { id } = splitName(name);
    const optIn = about.form?.optIn && (await about.optInOf?.(about.collection, id));
    yield csvLine(cells(plainFields(fields), { id, received: createTime, optIn }));
  }
}

/** The entries of a JSON array. */
async function* entries<Value>(
  walk: AsyncIterable<{ value: Value }>,
  of: (value: Value) => unknown,
) {
  let comma = '';
  for await (const { value } of walk) {
    yield `${comma}${visibleJson(of(value))}`;
    comma = ',';
  }
}

/** All documents and objects, the oldest first. */
export async function* allJson(
  documents: Documents,
  objects: FolderIndex<StoredObject>,
): AsyncGenerator<string> {
  yield '{"documents":[';
  yield* entries(documents.walk(), (document) => ({
    ...splitName(document.name),
    ...document,
    values: plainFields(document.fields),
  }));
  yield '],"objects":[';
  yield* entries(objects.walk(), (object) => object);
  yield ']}';
}
