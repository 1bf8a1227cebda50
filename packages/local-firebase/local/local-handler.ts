import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { inPieces, type SiteForm } from '../../records';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { readJson, type RequestPath } from '../http/request';
import type { Limits } from '../limits';
import type { LocalMail } from '../mails/start-local-mail';
import type { DocumentStore } from '../store/document-store';
import type { Place } from '../store/folder-index';
import type { ObjectStore } from '../store/object-store';
import { allCsv, allJson } from './exported';
import type { Faults } from './faults';
import { localPage, localPageHeaders, type Shown } from './local-page';

type LocalOptions = {
  readonly documents: Pick<DocumentStore, 'all'>;
  readonly objects: Pick<ObjectStore, 'all'>;
  /** Undefined: the path does not exist. */
  readonly faults: Faults | undefined;
  /** Undefined: nobody wants mails. */
  readonly mail: Pick<LocalMail, 'stored' | 'read' | 'source' | 'optInOf'> | undefined;
  readonly forms: () => readonly SiteForm[] | Promise<readonly SiteForm[]>;
  readonly limits: Pick<Limits, 'readings' | 'stalledMs'>;
  readonly log: (message: string) => void;
};

type LocalHandler = (req: IncomingMessage, path: RequestPath) => Promise<Reply>;

/** Answers with a text that is generated while it is sent. */
type Streamed = (headers: Reply['headers'], texts: AsyncIterable<string>) => Reply;

const faultBytes = 4096;

/** Serves `/__local/…`, for people on this machine. The handler throws ApiError. */
export const createLocalHandler = (options: LocalOptions): LocalHandler => {
  const streamed = createStreamed(options);
  return async (req, { segments, query }) => {
    const name = segments.slice(1).join('/');
    if (name === 'faults' && options.faults) return changeFaults(req, options.faults);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new ApiError('badMethod', `${req.method ?? ''} is not supported here.`, {
        Allow: 'GET',
      });
    }
    if (segments.length === 1) return { status: 308, headers: { Location: '/__local/' }, body: '' };
    if (name === '') return page(query, options, streamed);
    if (name === 'data.json') return data(options, streamed);
    if (name.startsWith('mail/')) return storedMail(name.slice('mail/'.length), options);
    if (name.endsWith('.csv')) return csv(name.slice(0, -'.csv'.length), options, streamed);
    throw new ApiError('notFound', 'There is no such page.');
  };
};

/** Limited, since each takes memory for as long as its reader is slow. */
const createStreamed = ({ limits, log }: LocalOptions): Streamed => {
  let underWay = 0;
  return (headers, texts) => {
    if (underWay >= limits.readings) {
      throw new ApiError('unavailable', 'Too many lists are being read. Try again in a moment.', {
        'Retry-After': '5',
      });
    }
    underWay += 1;
    // Few pieces wait in memory.
    const stream = Readable.from(inPieces(reported(texts, log)), { highWaterMark: 1 });
    stream.once('close', () => {
      underWay -= 1;
    });
    return { status: 200, headers, body: { stream, stalledMs: limits.stalledMs } };
  };
};

/** After an answer has begun, an error can only be logged: the answer breaks off. */
async function* reported(texts: AsyncIterable<string>, log: LocalOptions['log']) {
  try {
    yield* texts;
  } catch (error) {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    throw error;
  }
}

/** The query of the address: `?collection=…`, `?files`, `?mails`, each from a place on; else everything. */
const shownBy = (query: URLSearchParams): Shown => {
  const [, time = '', file = ''] =
    /^(-?\d{1,15})-([^/]{1,255})$/.exec(query.get('before') ?? '') ?? [];
  if (query.has('before') && file === '') {
    throw new ApiError('invalid', 'There is no such place in the list.');
  }
  const before: Place | undefined = file === '' ? undefined : { time: Number(time), file };
  const collection = query.get('collection');
  if (collection !== null) return { list: 'collection', collection, before };
  if (query.has('files')) return { list: 'files', before };
  if (query.has('mails')) return { list: 'mails', before };
  return { list: 'all', before: undefined };
};

const page = async (
  query: URLSearchParams,
  { documents, objects, mail, forms }: LocalOptions,
  streamed: Streamed,
): Promise<Reply> => {
  const shown = shownBy(query);
  // Unreadable folders are reported before the answer begins.
  const collections = await documents.all.groups();
  await objects.all.groups();
  if (shown.collection !== undefined && !collections.has(shown.collection)) {
    throw new ApiError('notFound', 'There is no such collection.');
  }
  const stored = {
    collections,
    documents: documents.all,
    objects: objects.all,
    mails: mail?.stored,
    optInOf: mail?.optInOf,
  };
  return streamed(localPageHeaders, localPage(shown, { ...stored, forms: await forms() }));
};

/**
 * A mail that was written to disk instead of being sent: `<name>.eml` for a mail program, `<name>.txt`
 * to read.
 */
const storedMail = async (name: string, { mail }: LocalOptions): Promise<Reply> => {
  const [, base, ending] = /^([0-9a-f]{32})\.(eml|txt)$/.exec(name) ?? [];
  const found = base === undefined ? undefined : await mail?.read(base);
  if (!mail || !found) throw new ApiError('notFound', 'There is no such mail.');
  const headers: Record<string, string> =
    ending === 'eml'
      ? {
          'Content-Type': 'message/rfc822',
          'Content-Disposition': `attachment; filename="${found.name}.eml"`,
        }
      : { 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: 200, headers, body: ending === 'eml' ? await mail.source(found) : found.text };
};

const csv = async (
  collection: string,
  { documents, forms, mail }: LocalOptions,
  streamed: Streamed,
): Promise<Reply> => {
  const group = (await documents.all.groups()).get(collection);
  if (!group) throw new ApiError('notFound', 'There is no such collection.');
  const form = (await forms()).find((each) => each.collection === collection);
  const file = `${encodeURIComponent(collection).replace(/[!'()*]/g, '_')}.csv`;
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename*=UTF-8''${file}`,
  };
  return streamed(
    headers,
    allCsv(documents.all, { collection, form, fields: group.fields, optInOf: mail?.optInOf }),
  );
};

/** Everything, for tests and scripts: fields as sent, and `values`, the same as plain JSON. */
const data = async ({ documents, objects }: LocalOptions, streamed: Streamed): Promise<Reply> => {
  // Unreadable folders are reported before the answer begins.
  await documents.all.groups();
  await objects.all.groups();
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return streamed(headers, allJson(documents.all, objects.all));
};

const changeFaults = async (req: IncomingMessage, faults: Faults): Promise<Reply> => {
  if (req.method === 'POST') faults.add(await readJson(req, faultBytes));
  else if (req.method === 'DELETE') faults.clear();
  else throw new ApiError('badMethod', 'Faults are added by POST and cleared by DELETE.');
  return jsonReply({});
};
