import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { splitName } from '../../local-firebase/local/group-documents';
import { plainFields } from '../../local-firebase/local/plain-fields';
import type { DataFolder } from '../../local-firebase/store/data-folder';
import type { DocumentStore, StoredDocument } from '../../local-firebase/store/document-store';
import { writeDurably } from '../../local-firebase/store/durable-file';
import { readJsonFile, readJsonFolder } from '../../local-firebase/store/json-files';
import { isJsonRecord } from '../../local-firebase/store/json-record';
import type { MailRecord } from '../compose/compose-mail';
import { createCourier } from '../delivery/create-courier';
import { usualPace, type Pace } from '../delivery/pace';
import { createFileMailer } from '../mailer/create-file-mailer';
import { createSmtpMailer } from '../mailer/create-smtp-mailer';
import { MailProblem, type Mailer } from '../mailer/mailer';
import { readMailAccount } from '../mailer/read-mail-account';
import type { MailPlan } from '../plan/mail-plan';
import { openLocalDeliveryStore } from './local-delivery-store';

/** A mail that was written to the disk instead of being sent. */
export type KeptMail = {
  /** Letters and digits. */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  to: string;
  subject: string;
  text: string;
};

export type LocalMail = {
  /** A document was stored. */
  created: (document: StoredDocument) => void;
  /** The mails that were written to the disk, the newest first. */
  kept: () => Promise<KeptMail[]>;
  /** The file of a mail, as a server would be handed it. */
  source: (mail: KeptMail) => Promise<string>;
  close: () => Promise<void>;
};

export type LocalMailOptions = {
  plan: MailPlan;
  folder: DataFolder;
  documents: DocumentStore;
  log: (message: string) => void;
  clock: () => number;
  environment: Record<string, string | undefined>;
  pace?: Pace | undefined;
  /** Milliseconds between two looks at what is due. */
  sweepEvery?: number | undefined;
};

/** Mails under way at one time. */
const sideBySide = 4;

const hosted = 'https://firebasestorage.googleapis.com';

/** Files that lie on this machine, and those of the site's own folder alone. */
const isLocalFile = (address: string, folder: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, hostname, pathname } = new URL(address);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && origin !== hosted;
  return (
    isHere && new RegExp(`^/v0/b/[^/]+/o/${encodeURIComponent(folder)}[0-9a-f-]+$`).test(pathname)
  );
};

const toRecord = ({ name, createTime, fields }: StoredDocument): MailRecord => ({
  id: splitName(name).id,
  createdAt: Date.parse(createTime),
  values: plainFields(fields),
});

const isSince = (value: unknown): value is { since: number } =>
  isJsonRecord(value) && typeof value.since === 'number';

/** A mailbox that is named wrongly keeps no message from being stored: each mail says what is wrong. */
const mailerOf = (
  environment: LocalMailOptions['environment'],
  { keep, log }: { keep: Mailer; log: LocalMailOptions['log'] },
): Mailer => {
  try {
    const account = readMailAccount(environment);
    return account ? createSmtpMailer(account) : keep;
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    log(error.message);
    return { send: () => Promise.reject(error) };
  }
};

const isKept = (value: unknown): value is KeptMail =>
  isJsonRecord(value) &&
  ['name', 'to', 'subject', 'text'].every((key) => typeof value[key] === 'string');

/**
 * What Google runs when the site is hosted, for what is stored on this machine. Without SMTP_URL
 * mails are written to the disk.
 */
export const startLocalMail = async (options: LocalMailOptions): Promise<LocalMail> => {
  const { plan, folder, documents, log, clock, environment } = options;
  const mailFolder = path.join(folder.root, 'mail');
  const keptFolder = path.join(mailFolder, 'kept');
  await mkdir(keptFolder, { recursive: true, mode: 0o700 });

  // What was stored before anybody wanted mails is not told.
  const sinceFile = path.join(mailFolder, 'since.json');
  const since = (await readJsonFile(sinceFile, isSince))?.since ?? clock();
  await writeDurably(sinceFile, JSON.stringify({ since }), {
    temporary: folder.temporary(),
    mode: 'replace',
  });

  const write = (name: string, text: string) =>
    writeDurably(path.join(keptFolder, name), text, {
      temporary: folder.temporary(),
      mode: 'replace',
    });
  const keep = createFileMailer(async (name, { mail, source }) => {
    await write(`${name}.eml`, source);
    const { subject, text } = mail;
    const kept: KeptMail = { name, at: clock(), to: mail.to.join(', '), subject, text };
    await write(`${name}.json`, JSON.stringify(kept));
  });
  const mailer = mailerOf(environment, { keep, log });

  /** Documents of this machine by collection and id; a project has one document of a name. */
  const names = new Map<string, string>();
  const note = ({ name }: StoredDocument) => {
    const { collection, id } = splitName(name);
    names.set(`${collection}/${id}`, name);
    return { collection, id };
  };

  const store = await openLocalDeliveryStore({ folder, mailFolder, log });
  const courier = createCourier({
    plan,
    store,
    mailer,
    clock,
    log,
    pace: options.pace ?? usualPace,
    isOwnFile: isLocalFile,
    records: {
      read: async (collection, id) => {
        const name = names.get(`${collection}/${id}`);
        const document = name === undefined ? undefined : await documents.read(name);
        return document && toRecord(document);
      },
    },
  });

  const waiting: (() => Promise<unknown>)[] = [];
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const run = () => {
    while (running.size < sideBySide && !isClosed) {
      const next = waiting.shift();
      if (!next) return;
      const task: Promise<void> = next()
        .then(
          () => undefined,
          (error: unknown) => log(`Mails: ${String(error)}`),
        )
        .finally(() => {
          running.delete(task);
          run();
        });
      running.add(task);
    }
  };
  const tell = (document: StoredDocument) => {
    const { collection, id } = note(document);
    waiting.push(() => courier.created(collection, id));
    run();
  };

  // What was stored when the last server died, and what it had not ended.
  const stored = await documents.list();
  stored.filter(({ createTime }) => Date.parse(createTime) >= since).forEach(tell);
  let isSweeping = false;
  const sweeper = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    waiting.push(() =>
      courier.sweep().finally(() => {
        isSweeping = false;
      }),
    );
    run();
  }, options.sweepEvery ?? 5_000).unref();

  return {
    created: tell,
    kept: async () => {
      const kept = await readJsonFolder(keptFolder, { isValue: isKept, log });
      return kept.toSorted((one, other) => other.at - one.at);
    },
    source: ({ name }) => readFile(path.join(keptFolder, `${name}.eml`), 'utf8'),
    close: async () => {
      isClosed = true;
      clearInterval(sweeper);
      await Promise.all(running);
    },
  };
};
