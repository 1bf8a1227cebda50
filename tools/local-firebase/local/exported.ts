import { recordTable } from '../../messages/shown-value';
import type { SiteForm } from '../../messages/site-form';
import { visibleJson } from '../../visible-text';
import { splitName, type StoredDocument } from '../store/document-store';
import type { FolderIndex } from '../store/folder-index';
import type { StoredObject } from '../store/object-store';
import { plainFields } from './plain-fields';
import { byteOrderMark, csvLine } from './to-csv';

type Documents = FolderIndex<StoredDocument>;

/** A collection as CSV, the oldest first. */
export async function* allCsv(
  documents: Documents,
  about: { collection: string; form: SiteForm | undefined; fields: Iterable<string> },
): AsyncGenerator<string> {
  const { heads, cells } = recordTable(about.form, about.fields);
  yield `${byteOrderMark}${csvLine(heads)}`;
  for await (const { value } of documents.walk({ group: about.collection })) {
    const { name, createTime, fields } = value;
    yield csvLine(cells(plainFields(fields), { id: splitName(name).id, received: createTime }));
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
