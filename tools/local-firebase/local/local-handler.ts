import type { IncomingMessage } from 'node:http';
import type { LocalMail } from '../../notifications/local/start-local-mail';
import { ApiError } from '../api-error';
import { readJson } from '../http/read-body';
import { jsonReply } from '../http/reply';
import type { Reply } from '../http/reply';
import type { DocumentStore } from '../store/document-store';
import type { ObjectStore } from '../store/object-store';
import type { Faults } from './faults';
import { groupDocuments, splitName } from './group-documents';
import { localPageHeaders, localPage } from './local-page';
import { plainFields } from './plain-fields';
import { toCsv } from './to-csv';

type LocalOptions = {
  readonly documents: DocumentStore;
  readonly objects: ObjectStore;
  /** Undefined: there is no such path. */
  readonly faults: Faults | undefined;
  /** Undefined: nobody wants mails. */
  readonly mail: Pick<LocalMail, 'kept' | 'source'> | undefined;
};

type LocalHandler = (req: IncomingMessage, segments: readonly string[]) => Promise<Reply>;

const faultBytes = 4096;

/** Answers `/__local/…`, what a person on this machine looks at. The handler throws ApiError. */
export const createLocalHandler =
  (options: LocalOptions): LocalHandler =>
  async (req, segments) => {
    const name = segments.slice(1).join('/');
    if (name === 'faults' && options.faults) return changeFaults(req, options.faults);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new ApiError('badMethod', `${req.method ?? ''} is not supported here.`, {
        Allow: 'GET',
      });
    }
    if (segments.length === 1) return { status: 308, headers: { Location: '/__local/' }, body: '' };
    if (name === '') return page(options);
    if (name === 'data.json') return data(options);
    if (name.startsWith('mail/')) return keptMail(name.slice('mail/'.length), options);
    if (name.endsWith('.csv')) return csv(name.slice(0, -'.csv'.length), options);
    throw new ApiError('notFound', 'There is no such page.');
  };

const page = async ({ documents, objects, mail }: LocalOptions): Promise<Reply> => {
  const tables = groupDocuments(await documents.list());
  return {
    status: 200,
    headers: localPageHeaders,
    body: localPage(tables, await objects.list(), (await mail?.kept()) ?? []),
  };
};

/** A mail that was written instead of being sent: `<name>.eml` for a mail program, `<name>.txt` to be read. */
const keptMail = async (name: string, { mail }: LocalOptions): Promise<Reply> => {
  const [, base, ending] = /^([0-9a-f]{32})\.(eml|txt)$/.exec(name) ?? [];
  const kept = (await mail?.kept())?.find((each) => each.name === base);
  if (!mail || !kept) throw new ApiError('notFound', 'There is no such mail.');
  const headers: Record<string, string> =
    ending === 'eml'
      ? {
          'Content-Type': 'message/rfc822',
          'Content-Disposition': `attachment; filename="${kept.name}.eml"`,
        }
      : { 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 200, headers, body: ending === 'eml' ? await mail.source(kept) : kept.text };
};

const csv = async (collection: string, { documents }: LocalOptions): Promise<Reply> => {
  const table = groupDocuments(await documents.list()).find(
    (each) => each.collection === collection,
  );
  if (!table) throw new ApiError('notFound', 'There is no such collection.');
  const file = `${encodeURIComponent(collection).replace(/[!'()*]/g, '_')}.csv`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${file}`,
    },
    body: toCsv(table.columns, table.rows),
  };
};

/** Everything, for tests and scripts: fields as sent, and `values`, the same as plain JSON. */
const data = async ({ documents, objects }: LocalOptions): Promise<Reply> =>
  jsonReply({
    documents: (await documents.list()).map((document) => ({
      ...splitName(document.name),
      ...document,
      values: plainFields(document.fields),
    })),
    objects: await objects.list(),
  });

const changeFaults = async (req: IncomingMessage, faults: Faults): Promise<Reply> => {
  if (req.method === 'POST') faults.add(await readJson(req, faultBytes));
  else if (req.method === 'DELETE') faults.clear();
  else throw new ApiError('badMethod', 'Faults are added by POST and cleared by DELETE.');
  return jsonReply({});
};
