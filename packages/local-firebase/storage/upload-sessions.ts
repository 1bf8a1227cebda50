import { randomBytes } from 'node:crypto';
import { ApiError } from '../http/reply';
import type { Limits } from '../limits';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectStore, StoredObject } from '../store/object-store';
import type { UploadDraft } from './upload-draft';

/** A resumable upload, in progress or just finished. */
export type UploadSession = {
  readonly id: string;
  readonly draft: UploadDraft;
  /** The address at which it began. */
  readonly client: string;
  readonly announced: number;
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

type Options = {
  readonly store: ObjectStore;
  readonly quota: DiskQuota;
  readonly clock: () => number;
  readonly limits: Limits;
};

/** Finished ones first, then those without bytes, the oldest first. */
const byUse = (a: UploadSession, b: UploadSession): number =>
  Number(a.stored === undefined) - Number(b.stored === undefined) ||
  Number(a.received > 0) - Number(b.received > 0) ||
  a.touchedAt - b.touchedAt;

/** The uploads under way. */
export const createUploadSessions = ({ store, quota, clock, limits }: Options) => {
  const sessions = new Map<string, UploadSession>();

  /** Removes a session with its bytes, unless they became an object. */
  const drop = async (session: UploadSession) => {
    if (!sessions.delete(session.id) || session.stored) return;
    await store.removeBytes(session.bytesFile);
    quota.removed(session.received);
  };

  /** Drops sessions that have been idle for too long. */
  const expire = async () => {
    const oldest = clock() - limits.sessionIdleMs;
    for (const session of [...sessions.values()]) {
      if (!session.busy && session.touchedAt < oldest) await drop(session);
    }
  };

  /** Idle sessions must not keep others from uploading. */
  const yielding = (among: UploadSession[], limit: number): UploadSession[] => {
    if (among.length < limit) return [];
    const latest = clock() - limits.sessionYieldMs;
    const [first] = among
      .filter(
        ({ stored, busy, touchedAt }) => stored !== undefined || (!busy && touchedAt < latest),
      )
      .sort(byUse);
    if (!first) throw new ApiError('tooMany', 'Too many uploads are under way.');
    return [first];
  };

  return {
    /** @throws {ApiError} 429 when too many are under way, at this address or at all. */
    start: async (
      draft: UploadDraft,
      { announced, client }: Pick<UploadSession, 'announced' | 'client'>,
    ) => {
      const all = [...sessions.values()];
      const own = all.filter((each) => each.client === client);
      const ofClient = yielding(own, limits.clientSessions);
      const others = all.filter((each) => !ofClient.includes(each));
      const gone = [...ofClient, ...yielding(others, limits.uploadSessions)];
      const session: UploadSession = {
        id: randomBytes(16).toString('hex'),
        draft,
        client,
        announced,
        ...store.newBytes(),
        received: 0,
        busy: false,
        stored: undefined,
        touchedAt: clock(),
      };
      // Both synchronously: another start must not find the same place free.
      const removed = gone.map(drop);
      sessions.set(session.id, session);
      await Promise.all(removed);
      return session;
    },
    /** @throws {ApiError} 404 */
    find: (id: string): UploadSession => {
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

export type UploadSessions = ReturnType<typeof createUploadSessions>;
