import {
  asksToConfirm,
  createPostOffice,
  deliveryKeys,
  hour,
  type Mailer,
  type MailPlan,
  MailProblem,
  type MailRecord,
  openMailbox,
  optInIn,
  type Pace,
  type Records,
  usualPace,
} from '../../mails';
import type { DataFolder } from '../store/data-folder';
import { splitName, type DocumentStore, type StoredDocument } from '../store/document-store';
import { plainFields } from '../store/json';
import { createDeliveryFiles, seldom } from './delivery-files';
import { openLocalDeliveryStore } from './local-delivery-store';
import { readOptInSecret } from './opt-in-secret';
import { removeWithMail } from './remove-with-mail';
import { openSince } from './since';
import { openStoredMails } from './stored-mails';
import { createTaskQueue } from './task-queue';

export type { StoredMail } from './stored-mails';

export type LocalMailOptions = {
  plan: MailPlan;
  folder: DataFolder;
  documents: DocumentStore;
  log: (message: string) => void;
  clock: () => number;
  environment: Record<string, string | undefined>;
  /** With what links begin in mails; by default the address of the site. */
  origin?: (() => string) | undefined;
  pace?: Pace | undefined;
  /** Milliseconds between two sweeps. */
  sweepEvery?: number | undefined;
};

/** Mails in flight at a time. */
const sideBySide = 4;

/** Only files on this machine and in the site's own folder. */
const isLocalFile = (address: string, folder: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (
    isHere && new RegExp(`^/v0/b/[^/]+/o/${encodeURIComponent(folder)}[0-9a-f-]+$`).test(pathname)
  );
};

const toRecord = ({ name, createTime, fields }: StoredDocument): MailRecord => ({
  id: splitName(name).id,
  createdAt: Date.parse(createTime),
  values: plainFields(fields),
});

/** Wrong mailbox settings do not keep messages from being stored: each mail reports what is wrong. */
const mailerOf = (
  environment: LocalMailOptions['environment'],
  { toFile, log }: { toFile: Mailer; log: LocalMailOptions['log'] },
): Mailer => {
  try {
    return openMailbox(environment) ?? toFile;
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    log(error.message);
    return { send: () => Promise.reject(error) };
  }
};

/**
 * What Google runs when the site is hosted, for what is stored on this machine. Without SMTP_URL
 * mails are written to the disk.
 * @throws the file system's error where the folder of mails cannot be used.
 */
export const startLocalMail = async (options: LocalMailOptions) => {
  const { plan, folder, documents, log, clock, environment } = options;
  const pace = options.pace ?? usualPace;
  const files = createDeliveryFiles({ folder, log });
  const { mailFolder } = files;
  const { mailer: toFile, ...written } = await openStoredMails({ folder, mailFolder, clock, log });
  const longestWait = Math.max(pace.lease, hour);
  const deliveries = await openLocalDeliveryStore({ files, now: clock(), longestWait });
  const { store, firstReported } = deliveries;
  const since = await openSince({ plan, folder, files, now: clock(), firstReported, log });

  /** Documents of this machine by collection and id; a project has one document of a name. */
  const names = new Map<string, string>();
  const note = ({ name }: StoredDocument) => {
    const { collection, id } = splitName(name);
    const isNew = !names.has(`${collection}/${id}`);
    names.set(`${collection}/${id}`, name);
    return { collection, id, isNew };
  };
  const documentOf = async (collection: string, id: string) => {
    if (!names.has(`${collection}/${id}`)) await lookAround();
    const name = names.get(`${collection}/${id}`);
    return name === undefined ? undefined : documents.read(name);
  };
  const records: Records = {
    read: async (collection, id) => {
      const document = await documentOf(collection, id);
      return document && toRecord(document);
    },
    remove: async (record) => {
      const document = await documentOf(record.collection, record.id);
      const removeRecord = async () => {
        if (document) await documents.remove(document);
      };
      await removeWithMail(folder, record, { log, removeRecord });
    },
  };
  const { courier, confirm } = createPostOffice({
    plan,
    store,
    records,
    mailer: mailerOf(environment, { toFile, log }),
    clock,
    log,
    pace,
    isOwnFile: isLocalFile,
    optInSecret: () => readOptInSecret({ folder, files }),
    origin: options.origin,
  });

  const tasks = createTaskQueue({ sideBySide, pause: pace.backoff, log });
  const report = (document: StoredDocument) => {
    const { collection, id } = note(document);
    tasks.addUntilDone(`${collection}/${id}`, () => courier.created(collection, id));
  };

  const seen = new Set<string>();
  /**
   * Records that were stored when the last server died, or by another one on this folder. Older ones
   * may have waiting deliveries.
   */
  const look = async (): Promise<number> => {
    for await (const { value: document } of documents.all.walk({ seen })) {
      const { collection, id, isNew } = note(document);
      const isWanted = Date.parse(document.createTime) >= (since.get(collection) ?? Infinity);
      if (isNew && isWanted && !deliveries.isKnown(deliveryKeys(collection, id)[0]))
        report(document);
    }
    return seen.size;
  };
  let looking = Promise.resolve(0);
  /** One look after the other: each knows what the previous one found. */
  const lookAround = () => (looking = looking.then(look, look));
  await lookAround();
  const lookAroundSeldom = seldom(lookAround);
  let reported = '';
  const sweep = async () => {
    try {
      await lookAroundSeldom();
      await courier.sweep();
      reported = '';
    } catch (error) {
      // Once, not every few seconds: an unusable folder may stay so for hours.
      if (String(error) !== reported)
        log(`Mails wait, and continue by themselves: ${String(error)}`);
      reported = String(error);
    }
  };
  let isSweeping = false;
  const sweeper = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    tasks.add(() =>
      sweep().finally(() => {
        isSweeping = false;
      }),
    );
  }, options.sweepEvery ?? 5_000).unref();

  return {
    /** A document was stored. */
    created: report,
    /** A visitor pressed the button that confirms; undefined where nothing is confirmed. */
    confirm: asksToConfirm(plan) ? confirm : undefined,
    /** Whether a record's sender has confirmed it; undefined where nobody was asked to. */
    optInOf: async (collection: string, id: string) =>
      optInIn(await store.read(deliveryKeys(collection, id)[0])),
    ...written,
    close: async () => {
      clearInterval(sweeper);
      await tasks.close();
    },
  };
};

export type LocalMail = Awaited<ReturnType<typeof startLocalMail>>;
