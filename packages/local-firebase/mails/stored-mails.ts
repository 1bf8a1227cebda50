import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isGroup } from '../../../src/schema/values/group';
import { createFileMailer } from '../../mails';
import type { DataFolder } from '../store/data-folder';
import { createFolderIndex, type FolderIndex } from '../store/folder-index';
import { readJsonFile } from '../store/json';

/** A mail that was written to the disk instead of being sent. */
export type StoredMail = {
  /** Letters and digits. */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  to: string;
  subject: string;
  text: string;
};

type Options = {
  folder: Pick<DataFolder, 'write'>;
  mailFolder: string;
  clock: () => number;
  log: (message: string) => void;
};

const isStoredMail = (value: unknown): value is StoredMail =>
  isGroup(value) &&
  ['name', 'to', 'subject', 'text'].every((key) => typeof value[key] === 'string') &&
  typeof value.at === 'number' &&
  !Number.isNaN(new Date(value.at).getTime());

export const openStoredMails = async ({ folder, mailFolder, clock, log }: Options) => {
  const storedFolder = path.join(mailFolder, 'kept');
  await mkdir(storedFolder, { recursive: true, mode: 0o700 });

  const write = (name: string, text: string) =>
    folder.write(path.join(storedFolder, name), text, 'replace');
  const all = createFolderIndex({
    folder: storedFolder,
    isValue: isStoredMail,
    describe: ({ at }) => ({ time: at, group: '', fields: [] }),
    log,
  });
  const report = (error: unknown) =>
    log(`The mails in ${storedFolder} cannot be read: ${String(error)}. Check that folder.`);
  return {
    mailer: createFileMailer(async (name, { mail, source }) => {
      await write(`${name}.eml`, source);
      const { subject, text } = mail;
      const stored: StoredMail = { name, at: clock(), to: mail.to.join(', '), subject, text };
      await write(`${name}.json`, JSON.stringify(stored));
    }),
    /** Empty while the folder cannot be read, since records are shown all the same. */
    stored: {
      groups: async () => {
        try {
          return await all.groups();
        } catch (error) {
          report(error);
          return new Map();
        }
      },
      walk: async function* (walk) {
        try {
          yield* all.walk(walk);
        } catch (error) {
          report(error);
        }
      },
    } satisfies FolderIndex<StoredMail> as FolderIndex<StoredMail>,
    /** Undefined where none has this name. */
    read: (name: string) => readJsonFile(path.join(storedFolder, `${name}.json`), isStoredMail),
    /** The file of a mail, as a server would get it. */
    source: ({ name }: StoredMail) => readFile(path.join(storedFolder, `${name}.eml`), 'utf8'),
  };
};
