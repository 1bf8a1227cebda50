import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../local-firebase/store/data-folder';
import { readJsonFolder } from '../../local-firebase/store/json-files';
import { isJsonRecord } from '../../local-firebase/store/json-record';
import { createFileMailer } from '../mailer/create-file-mailer';

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

type Options = {
  folder: Pick<DataFolder, 'write'>;
  mailFolder: string;
  clock: () => number;
  log: (message: string) => void;
};

const isKept = (value: unknown): value is KeptMail =>
  isJsonRecord(value) &&
  ['name', 'to', 'subject', 'text'].every((key) => typeof value[key] === 'string');

/** The folder in which mails lie that nobody sends. */
export const openKeptMails = async ({ folder, mailFolder, clock, log }: Options) => {
  const keptFolder = path.join(mailFolder, 'kept');
  await mkdir(keptFolder, { recursive: true, mode: 0o700 });

  const write = (name: string, text: string) =>
    folder.write(path.join(keptFolder, name), text, 'replace');
  return {
    mailer: createFileMailer(async (name, { mail, source }) => {
      await write(`${name}.eml`, source);
      const { subject, text } = mail;
      const kept: KeptMail = { name, at: clock(), to: mail.to.join(', '), subject, text };
      await write(`${name}.json`, JSON.stringify(kept));
    }),
    /** The newest first; none while the folder cannot be read, since records are shown as ever. */
    kept: async (): Promise<KeptMail[]> => {
      try {
        const kept = await readJsonFolder(keptFolder, { isValue: isKept, log });
        return kept.toSorted((one, other) => other.at - one.at);
      } catch (error) {
        log(`The mails in ${keptFolder} cannot be read: ${String(error)}. Look at that folder.`);
        return [];
      }
    },
    source: ({ name }: KeptMail) => readFile(path.join(keptFolder, `${name}.eml`), 'utf8'),
  };
};
