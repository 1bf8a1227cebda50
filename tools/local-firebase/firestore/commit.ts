import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import type { Authorize } from '../authorize';
import { readJson } from '../http/read-body';
import { jsonReply, type Reply } from '../http/reply';
import { rulesEqual, type RulesValue } from '../rules/rules-value';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import { asHosted } from './as-hosted';
import { type Database, rulesPath } from './database';
import { parseWrite, type SetWrite } from './parse-write';
import { toRulesMap } from './to-rules-map';

export type CommitOptions = {
  readonly store: DocumentStore;
  readonly authorize: Authorize;
  readonly clock: () => number;
  /** Bytes of a request. */
  readonly limit: number;
  /** Told of each document that is new, once it is durable. */
  readonly onCreated?: ((document: StoredDocument) => void) | undefined;
};

/**
 * `documents:commit` (Firestore REST reference): answers once the document is durable.
 * @throws {ApiError}
 */
export const commit = async (
  req: IncomingMessage,
  database: Database,
  { store, authorize, clock, limit, onCreated }: CommitOptions,
): Promise<Reply> => {
  const write = parseWrite(await readJson(req, limit), database);
  const path = rulesPath(database, write.path);
  if (write.kind === 'delete') {
    await authorize({ method: 'delete', path, incoming: null, stored: null });
    throw new ApiError('unsupported', 'This backend deletes nothing.');
  }
  const attempt = async (): Promise<string> => {
    const stored = await store.read(write.name);
    assertPrecondition(write, stored);
    const incoming = resource(write.path, asHosted(write.data, req));
    const before = stored && toRulesMap(stored.fields);
    await authorize({
      method: stored ? 'update' : 'create',
      path,
      incoming,
      stored: before ? resource(write.path, asHosted(before, req)) : null,
    });
    // A repeat whose first answer was lost changes nothing.
    if (stored && before && rulesEqual(before, write.data)) return stored.updateTime;
    const now = rfc3339(clock());
    // Another server on the same folder may come first: then there is something else to ask the rules about.
    return (await save(write, { stored, store, now, onCreated })) ? now : attempt();
  };
  const updateTime = await store.exclusively(write.name, attempt);
  return jsonReply({ writeResults: [{ updateTime }], commitTime: rfc3339(clock()) });
};

const assertPrecondition = ({ exists }: SetWrite, stored: StoredDocument | undefined): void => {
  if (exists === false && stored) throw new ApiError('exists', 'The document already exists.');
  if (exists === true && !stored) throw new ApiError('notFound', 'There is no such document.');
};

/** Resolves to false where the document is there, and was not before. */
const save = async (
  { name, fields }: SetWrite,
  {
    stored,
    store,
    now,
    onCreated,
  }: { stored: StoredDocument | undefined; now: string } & Pick<
    CommitOptions,
    'store' | 'onCreated'
  >,
): Promise<boolean> => {
  const document = { name, createTime: stored?.createTime ?? now, updateTime: now, fields };
  if (stored) {
    await store.replace(document);
  } else if (await store.create(document)) {
    onCreated?.(document);
  } else {
    return false;
  }
  return true;
};

const resource = (path: readonly string[], data: ReadonlyMap<string, RulesValue>): RulesValue =>
  new Map<string, RulesValue>([
    ['data', data],
    ['id', path.at(-1) ?? ''],
  ]);

const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString();
