import type { IncomingMessage } from 'node:http';
import type { FormDefinition } from '../../../src/form/form-schema';
import { proofHeader } from '../../../src/schema/record-address';
import { isSame } from '../../../src/schema/values/same-value';
import type { Reply } from '../http/reply';
import { header, readBody } from '../http/request';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import { plainFields, typedFields } from '../store/json';
import { documentsRoot } from './database';

/** The current form of a collection, if a function checks its records. */
export type FormFinder = (
  collection: string,
) => Promise<FormDefinition | undefined> | FormDefinition | undefined;

type Options = {
  readonly store: DocumentStore;
  readonly formOf: FormFinder;
  readonly clock: () => number;
  readonly log: (message: string) => void;
  readonly onCreated?: ((document: StoredDocument) => void) | undefined;
};

/** As the pages of `npm start` name them. */
const root = documentsRoot({ project: 'demo-site', database: '(default)' });

/** What the function at Firebase does, from a request to this machine; what checks records is loaded with the first. */
export const createRecordReply = ({ store, formOf, clock, log, onCreated }: Options) => {
  const handler = async () => {
    const { createRecordHandler, mostOfRecord } = await import('../../record-store');
    const answer = createRecordHandler({
      formOf: async (collection) => formOf(collection),
      create: async (collection, id, record) => {
        const name = `${root}/${collection}/${id}`;
        const now = new Date(clock()).toISOString();
        const document = { name, createTime: now, updateTime: now, fields: typedFields(record) };
        if (await store.create(document)) {
          onCreated?.(document);
          return true;
        }
        const stored = await store.read(name);
        return stored !== undefined && isSame(plainFields(stored.fields), record);
      },
      clock,
      log,
    });
    return { answer, mostOfRecord };
  };
  let loaded: ReturnType<typeof handler> | undefined;

  return async (req: IncomingMessage): Promise<Reply> => {
    const { answer, mostOfRecord } = await (loaded ??= handler());
    return answer({
      method: req.method ?? '',
      path: (req.url ?? '').split('?', 1)[0] ?? '',
      contentType: header(req, 'content-type'),
      body: await readBody(req, mostOfRecord),
      proof: header(req, proofHeader.toLowerCase()),
    });
  };
};
