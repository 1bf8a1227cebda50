import { visibleJson } from '../../../src/schema/visible-text';
import type { OptInState } from '../../mails';
import { recordCsv, type SiteForm } from '../../records';
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

async function* recordsOf(documents: Documents, { collection, form, optInOf }: AboutCsv) {
  for await (const { value } of documents.walk({ group: collection })) {
    const { name, createTime, fields } = value;
    const { id } = splitName(name);
    const optIn = form?.optIn && (await optInOf?.(collection, id));
    yield { id, received: createTime, optIn, values: plainFields(fields) };
  }
}

/** A collection as CSV, the oldest first. */
export const allCsv = (documents: Documents, about: AboutCsv): AsyncGenerator<string> =>
  recordCsv(about.form, about.fields, recordsOf(documents, about));

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
