import type { IncomingMessage } from 'node:http';
import type { Authorize } from '../authorize';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { readJson, type RequestPath } from '../http/request';
import { rulesEqual } from '../rules/rules-value';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import type { JsonRecord } from '../store/json';
import { type Database, documentPath, documentsRoot, toDatabase } from './database';
import { asksElsewhere, createDocumentAccess, noAccess } from './document-access';
import { asHosted, toRulesMap } from './to-rules-map';
import { fieldsAfter, isWhole, neverAllowed, parseWrites, type Write } from './writes';

type Options = {
  readonly store: DocumentStore;
  readonly authorize: Authorize;
  readonly clock: () => number;
  /** The maximum size of a request in bytes. */
  readonly limit: number;
  /** Called for each new document, once it is durable. */
  readonly onCreated?: ((document: StoredDocument) => void) | undefined;
};

type Sent = { readonly req: IncomingMessage; readonly database: Database };

const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Stores one new document where the rules ask for no other. Resolves to when it was stored. */
const createAlone = async (
  write: Write,
  { req, database }: Sent,
  { store, authorize, clock, onCreated }: Options,
): Promise<string> => {
  const { name, path } = write;
  const attempt = async (): Promise<string> => {
    const stored = await store.read(name);
    const fields = fieldsAfter(stored?.fields, write);
    const data = toRulesMap(fields);
    const before = stored && toRulesMap(stored.fields);
    await authorize({
      method: stored ? 'update' : 'create',
      path: ['databases', database.database, 'documents', ...path],
      incoming: { data: asHosted(data, req) },
      stored: before && { data: asHosted(before, req) },
      documents: noAccess,
    });
    if (stored && before) {
      // A retry whose first answer was lost changes nothing.
      if (rulesEqual(before, data)) return stored.updateTime;
      throw neverAllowed();
    }
    const now = rfc3339(clock());
    const document = { name, createTime: now, updateTime: now, fields };
    // Another server on the same folder may have been faster: the rules must then be asked about the
    // new state.
    if (!(await store.create(document))) return attempt();
    onCreated?.(document);
    return now;
  };
  return store.exclusively(name, attempt);
};

/**
 * Stores all writes or none, with rules that may ask what is stored before and after all of them: no
 * other such commit happens meanwhile, here or in another server on the same folder.
 */
const commitTogether = async (
  writes: readonly Write[],
  { req, database }: Sent,
  { store, authorize, clock, onCreated }: Options,
): Promise<string[]> => {
  const root = documentsRoot(database);
  const rulesOf = (fields: JsonRecord | undefined) => fields && asHosted(toRulesMap(fields), req);

  const attempt = async () => {
    const planned = writes.map((write) => {
      const stored = store.readNow(write.name);
      const fields = fieldsAfter(stored?.fields, write);
      return { write, stored, fields, data: rulesOf(fields), before: rulesOf(stored?.fields) };
    });
    const before = (path: string) => rulesOf(store.readNow(`${root}/${path}`)?.fields);
    const after = (path: string) =>
      planned.find(({ write }) => write.path.join('/') === path)?.data ?? before(path);
    const access = createDocumentAccess({ database: database.database, before, after });
    for (const { write, stored, data, before: was } of planned) {
      await authorize({
        method: stored ? 'update' : 'create',
        path: ['databases', database.database, 'documents', ...write.path],
        incoming: data && { data },
        stored: was && { data: was },
        documents: access(),
      });
      const isReplaced = was && data && isWhole(write) && !rulesEqual(was, data);
      if (isReplaced) throw neverAllowed();
    }
    const now = rfc3339(clock());
    const written = planned.map(({ write: { name }, stored, fields }) => {
      const isSame = stored && rulesEqual(toRulesMap(stored.fields), toRulesMap(fields));
      if (isSame) return stored;
      return { name, createTime: stored?.createTime ?? now, updateTime: now, fields };
    });
    await store.commit({ put: written.filter((each, at) => each !== planned[at]?.stored) });
    return written.map((document, at) => ({ document, isNew: !planned[at]?.stored }));
  };

  const done = await store.together(
    writes.map(({ name }) => name),
    attempt,
  );
  for (const { document, isNew } of done) if (isNew) onCreated?.(document);
  return done.map(({ document }) => document.updateTime);
};

/**
 * `documents:commit` (Firestore REST reference): answers once the documents are durable.
 * @throws {ApiError}
 */
const commit = async (sent: Sent, options: Options): Promise<Reply> => {
  const writes = parseWrites(await readJson(sent.req, options.limit), sent.database);
  const [only, ...others] = writes;
  const alone =
    only && others.length === 0 && only.increments.length === 0
      ? await createAlone(only, sent, options).catch((error: unknown) => {
          if (!asksElsewhere(error)) throw error;
          return undefined;
        })
      : undefined;
  const times = alone === undefined ? await commitTogether(writes, sent, options) : [alone];
  return jsonReply({
    writeResults: times.map((updateTime) => ({ updateTime })),
    commitTime: rfc3339(options.clock()),
  });
};

/** Documents that one request may ask for. */
const mostRead = 20;

/** `documents:batchGet`, as `getDoc` sends it: for what the rules let visitors read. @throws {ApiError} */
const batchGet = async (
  { req, database }: Sent,
  { store, authorize, clock, limit }: Options,
): Promise<Reply> => {
  const { documents, ...more } = await readJson(req, limit);
  const names: unknown[] = Array.isArray(documents) ? documents : [];
  if (names.length === 0) throw new ApiError('invalid', 'The names of documents are missing.');
  if (names.length > mostRead || Object.keys(more).length > 0) {
    throw new ApiError('unsupported', `This backend reads up to ${mostRead} whole documents.`);
  }
  await store.settle();
  const readTime = rfc3339(clock());
  const found = names.map(async (each) => {
    const path = documentPath(each, database);
    const name = `${documentsRoot(database)}/${path.join('/')}`;
    const stored = await store.read(name);
    await authorize({
      method: 'get',
      path: ['databases', database.database, 'documents', ...path],
      stored: stored && { data: asHosted(toRulesMap(stored.fields), req) },
      documents: noAccess,
    });
    return stored ? { found: stored, readTime } : { missing: name, readTime };
  });
  return jsonReply(await Promise.all(found));
};

export const isCommit = (req: IncomingMessage, { segments }: RequestPath): boolean =>
  req.method === 'POST' && segments.length === 6 && segments[5] === 'documents:commit';

/**
 * Answers `/v1/projects/{project}/databases/{database}/documents:commit` and `:batchGet` (Firestore REST
 * reference), and refuses all else. The handler throws ApiError.
 */
export const createFirestoreHandler =
  (options: Options) =>
  async (req: IncomingMessage, requested: RequestPath): Promise<Reply> => {
    const [, , project = '', databases, name = '', documents = ''] = requested.segments;
    if (databases !== 'databases' || !documents.startsWith('documents')) {
      throw new ApiError('notFound', 'This backend does not have this method.');
    }
    const database = toDatabase(project, name);
    const isCall = req.method === 'POST' && requested.segments.length === 6;
    if (isCall && documents === 'documents:commit') return commit({ req, database }, options);
    if (isCall && documents === 'documents:batchGet') return batchGet({ req, database }, options);
    throw neverAllowed();
  };
