import path from 'node:path';
import { confirmAddress } from '../../src/schema/opt-in';
import { recordsAddress } from '../../src/schema/record-address';
import { visibleText } from '../../src/schema/visible-text';
import type { Middleware } from '../http';
import type { SiteForm } from '../records';
import { openRules } from './authorize';
import { createFirestoreHandler, isCommit } from './firestore/firestore-handler';
import { createRecordReply, type FormFinder } from './firestore/record-reply';
import { createMiddleware, type Handler } from './http/middleware';
import type { Reply } from './http/reply';
import { createByteBudget, defaultLimits, type Limits } from './limits';
import { createFaults, type FaultTarget } from './local/faults';
import { createLocalHandler } from './local/local-handler';
import { createConfirmReply } from './mails/confirm-reply';
import type { LocalMail, LocalMailOptions } from './mails/start-local-mail';
import type { RulesService } from './rules/compile-rules';
import { createStorageHandler } from './storage/storage-handler';
import { createUploadSessions } from './storage/upload-sessions';
import { openDataFolder, usedBytes } from './store/data-folder';
import { createDiskQuota } from './store/disk-quota';
import { createDocumentStore } from './store/document-store';
import { openObjectStore } from './store/object-store';

export type LocalFirebaseOptions = {
  /** The folder of everything stored; created when missing. */
  readonly dataDir: string;
  readonly firestoreRulesFile: string;
  readonly storageRulesFile: string;
  readonly limits?: Partial<Limits>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly log?: (message: string) => void;
  /** Serves `/__local/faults`, with which tests make requests fail. */
  readonly faults?: boolean;
  /** Who gets which mails; without it nothing for mails is loaded. */
  readonly mail?: LocalMailChoice | undefined;
  /** The site's current forms, to show records in their words; optional. */
  readonly forms?: LocalForms | undefined;
  /** Of the forms whose records a function checks; without it there are none. */
  readonly formOf?: FormFinder | undefined;
};

/** Loaded with what reads config, where that is not loaded otherwise. */
type LocalForms = () => readonly SiteForm[] | Promise<readonly SiteForm[]>;

type LocalMailChoice = Pick<
  LocalMailOptions,
  'plan' | 'environment' | 'pace' | 'sweepEvery' | 'origin'
> & {
  /** `startLocalMail`, passed in so that a site without mails does not load it. */
  readonly start: (options: LocalMailOptions) => Promise<LocalMail>;
};

type LocalFirebase = {
  /** Serves `/v1/projects/…`, `/v0/b/…`, `/__records/…` and `/__local/…`; everything else goes to the next middleware. */
  readonly middleware: Middleware;
  /** Drops the uploads in progress. */
  readonly close: () => Promise<void>;
};

/** Undefined where the folder of mails cannot be used: records are stored all the same. */
const startMail = async (
  { start }: LocalMailChoice,
  options: LocalMailOptions,
): Promise<LocalMail | undefined> => {
  try {
    return await start(options);
  } catch (error) {
    options.log(
      `No mail is sent: ${path.join(options.folder.root, 'mail')} cannot be used (${String(error)}). What forms send is stored nevertheless. Make it a writable folder, or move it away, and start again.`,
    );
    return undefined;
  }
};

/**
 * The part of Firestore and of Cloud Storage that the site needs, on plain files of this machine.
 * @throws {Error} whose message says what to do, when the folder cannot be used or the rules cannot
 *   be enforced.
 */
export const createLocalFirebase = async ({
  dataDir,
  firestoreRulesFile,
  storageRulesFile,
  limits: chosen = {},
  clock = Date.now,
  log: write = (message) => console.warn(`[local-firebase] ${message}`),
  faults: withFaults = false,
  mail: wanted,
  forms = () => [],
  formOf = () => undefined,
}: LocalFirebaseOptions): Promise<LocalFirebase> => {
  // Messages may contain a visitor's text, and are read in a terminal.
  const log = (message: string) => write(visibleText(message));
  const limits = { ...defaultLimits, ...chosen };
  const rules = (file: string, service: RulesService) => openRules(file, { service, clock, log });
  const mayCommit = await rules(firestoreRulesFile, 'cloud.firestore');
  const mayUpload = await rules(storageRulesFile, 'firebase.storage');
  const folder = await openDataFolder(dataDir);
  const quota = createDiskQuota({ limit: limits.diskBytes, count: () => usedBytes(folder) });
  const documents = createDocumentStore({ folder, quota, log });
  await documents.settle();
  const objects = await openObjectStore({ folder, quota, log });
  const sessions = createUploadSessions({ store: objects, quota, clock, limits });
  const sweeper = setInterval(() => {
    sessions.expire().catch((error: unknown) => log(String(error)));
  }, limits.sessionIdleMs).unref();

  const mail = wanted && (await startMail(wanted, { ...wanted, folder, documents, log, clock }));

  const firestore = createFirestoreHandler({
    store: documents,
    onCreated: mail?.created,
    authorize: mayCommit,
    clock,
    limit: limits.commitBytes,
  });
  const storage = createStorageHandler({
    store: objects,
    authorize: mayUpload,
    clock,
    limit: limits.objectBytes,
    multipartLimit: limits.multipartBytes,
    budget: createByteBudget(limits.bufferedBytes),
    quota,
    sessions,
  });
  const faults = withFaults ? createFaults() : undefined;
  const withFault = (target: FaultTarget, handle: () => Promise<Reply>) =>
    faults ? faults.run(target, handle) : handle();

  const onLocal = createLocalHandler({ documents, objects, faults, mail, forms, limits, log });
  const onFirestore: Handler = (req, path) =>
    isCommit(req, path) ? withFault('commit', () => firestore(req, path)) : firestore(req, path);
  const onStorage: Handler = (req, path) =>
    withFault(req.method === 'POST' ? 'upload' : 'download', () => storage(req, path));

  const takeRecord = createRecordReply({
    store: documents,
    formOf,
    clock,
    log,
    onCreated: mail?.created,
  });
  const onRecord: Handler = (req) => withFault('commit', () => takeRecord(req));

  const onConfirm = mail?.confirm && createConfirmReply(mail.confirm);

  const middleware = createMiddleware({
    log,
    dataDir,
    route: (path) => {
      if (path.startsWith('/v1/projects/')) return { handler: onFirestore, cors: true };
      if (path.startsWith('/v0/b/')) return { handler: onStorage, cors: true };
      if (path.startsWith(`${recordsAddress}/`)) return { handler: onRecord, cors: false };
      if (onConfirm && path === confirmAddress) return { handler: onConfirm, cors: false };
      const isLocal = path === '/__local' || path.startsWith('/__local/');
      return isLocal ? { handler: onLocal, cors: false } : undefined;
    },
  });
  return {
    middleware,
    close: async () => {
      clearInterval(sweeper);
      await sessions.close();
      await mail?.close();
    },
  };
};
