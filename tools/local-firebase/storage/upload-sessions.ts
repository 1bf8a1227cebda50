import { randomBytes } from 'node:crypto';
import { ApiError } from '../api-error';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectStore, StoredObject } from '../store/object-store';
import type { UploadDraft } from './upload-draft';

/** A resumable upload under way, or just finished. */
export type UploadSession = {
  readonly id: string;
  readonly draft: UploadDraft;
  /** Bytes announced at the start; undefined for not announced. */
  readonly announced: number | undefined;
  readonly bytesFile: string;
  readonly file: string;
  /** Bytes on the disk. */
  received: number;
  /** A request is changing it. */
  busy: boolean;
  /** Set once finished, so that a client that missed the answer can ask again. */
  stored: StoredObject | undefined;
  touchedAt: number;
};

export type UploadSessions = {
  /** @throws {ApiError} 429 when too many are under way. */
  readonly start: (draft: UploadDraft, announced: number | undefined) => UploadSession;
  /** @throws {ApiError} 404 */
  readonly find: (id: string) => UploadSession;
  /** Forgets a session; what it has received and is no object is removed. */
  readonly drop: (session: UploadSession) => Promise<void>;
  /** Drops the sessions that nobody has continued for too long. */
  readonly expire: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly store: ObjectStore;
  readonly quota: DiskQuota;
  readonly clock: () => number;
  /** Sessions at one time. */
  readonly limit: number;
  /** Milliseconds. */
  readonly idleMs: number;
};

export const createUploadSessions = ({
  store,
  quota,
  clock,
  limit,
  idleMs,
}: Options): UploadSessions => {
  const sessions = new Map<string, UploadSession>();

  const drop = async (session: UploadSession) => {
    if (!sessions.delete(session.id) || session.stored) return;
    await store.removeBytes(session.bytesFile);
    quota.removed(session.received);
  };

  const expire = async () => {
    const oldest = clock() - idleMs;
    for (const session of [...sessions.values()]) {
      if (!session.busy && session.touchedAt < oldest) await drop(session);
    }
  };

  const makeRoom = () => {
    if (sessions.size < limit) return;
    const finished = [...sessions.values()].find(({ stored }) => stored);
    if (!finished) throw new ApiError('tooMany', 'Too many uploads are under way.');
    sessions.delete(finished.id);
  };

  return {
    start: (draft, announced) => {
      makeRoom();
      const session: UploadSession = {
        id: randomBytes(16).toString('hex'),
        draft,
        announced,
        ...store.newBytes(),
        received: 0,
        busy: false,
        stored: undefined,
        touchedAt: clock(),
      };
      sessions.set(session.id, session);
      return session;
    },
    find: (id) => {
      const session = sessions.get(id);
      if (!session) throw new ApiError('notFound', 'This upload is not under way (any more).');
      session.touchedAt = clock();
      return session;
    },
    drop,
    expire,
    close: async () => {
      for (const session of [...sessions.values()]) await drop(session);
    },
  };
};
