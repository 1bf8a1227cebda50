import { visibleJson } from '../../../src/schema/visible-text';
import type { OptInState } from '../../mails';
import { byteOrderMark, csvLine, recordTable, type SiteForm } from '../../records';
import { splitName, type StoredDocument } from '../store/document-store';
import type { FolderIndex } from '../store/folder-index';
import { plainFields } from '../store/json';
import type { StoredObject } from '../store/object-store';

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
