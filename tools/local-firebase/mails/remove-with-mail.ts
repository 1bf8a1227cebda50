import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { confirmationIdFor } from '../../../functions/mails/compose/compose-confirmation';
import { moment } from '../../../functions/mails/compose/compose-mail';
import { messageIdFor } from '../../../functions/mails/compose/mail';
import { visitorWords } from '../../../functions/mails/compose/visitor-words';
import { deliveryKeys } from '../../../functions/mails/delivery/delivery-keys';
import { isGroup } from '../../../src/schema/values/group';
import type { DataFolder } from '../store/data-folder';
import { namesIn } from '../store/durable-file';
import { type JsonRecord, readJsonFile } from '../store/json';
import { createDeliveryFiles, mailFolderIn } from './delivery-files';
import { stopDelivery } from './stop-delivery';

type Named = {
  collection: string;
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** Our own first line: no visitor's word can make a mail look like a list. */
const heading = /^(\d+) more messages? from the website of /;

const gone = '    This message was deleted.';

/** The text of a list mail without the line about the record. Undefined where no other record is left. */
const withoutLine = (text: string, { collection, id, createdAt }: Named): string | undefined => {
  const [, count] = heading.exec(text) ?? [];
  if (count === undefined) return text;
  const start = `${moment(createdAt)}  ${collection}/${visitorWords(id)}  `.replaceAll(
    /^/gm,
    '    ',
  );
  const from = text.indexOf(`\n${start}`) + 1;
  if (from === 0) return text;
  const to = text.indexOf('\n', from + start.length);
  const left = `${text.slice(0, from)}${gone}${text.slice(to)}`;
  return left.split('\n').filter((line) => line === gone).length < Number(count) ? left : undefined;
};

/** The headers of a mail's source (RFC 5322, section 2.1). */
const headOf = (source: string): string => source.split(/\r?\n\r?\n/, 1)[0] ?? '';

/** The same mail with another text, and without the other forms of the old one. */
const withText = (source: string, text: string): string => {
  const headers = headOf(source)
    .split(/\r?\n(?![ \t])/)
    .filter((header) => !/^(?:content-|mime-version:)/i.test(header));
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64');
  return [
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
};

type StoredMail = JsonRecord & { text: string };

const isStoredMail = (value: unknown): value is StoredMail =>
  isGroup(value) && typeof value.text === 'string';

/**
 * Whether a mail is only about this record. Its id says so, whatever its text; the domain after the @
 * may have been another one then.
 */
const isAbout = ({ collection, id }: Named, source: string): boolean =>
  [messageIdFor(`${collection}/${id}`, ''), confirmationIdFor({ collection, id }, '')].some(
    (each) => {
      const [own = ''] = each.split('@');
      return new RegExp(String.raw`^Message-ID:\s*${own}@`, 'im').test(headOf(source));
    },
  );

/** Removes the record from the mails on disk. */
const removeStored = async (folder: DataFolder, message: Named): Promise<void> => {
  const storedFolder = path.join(mailFolderIn(folder), 'kept');
  const write = (file: string, text: string) => folder.write(file, text, 'replace');

  for (const name of (await namesIn(storedFolder)).filter((each) => each.endsWith('.eml'))) {
    const sourceFile = path.join(storedFolder, name);
    const wordsFile = sourceFile.replace(/eml$/, 'json');
    const source = await readFile(sourceFile, 'utf8');
    const words = await readJsonFile(wordsFile, isStoredMail);
    const text = isAbout(message, source) ? undefined : withoutLine(words?.text ?? '', message);
    if (text === undefined) {
      await rm(wordsFile, { force: true });
      await rm(sourceFile, { force: true });
    } else if (words && text !== words.text) {
      await write(sourceFile, withText(source, text));
      await write(wordsFile, JSON.stringify({ ...words, text }));
    }
  }
};

type Options = { log: (message: string) => void; removeRecord: () => Promise<void> };

/**
 * Removes a record with its mails on disk and its delivery. A running server neither mails nor keeps
 * anything of it afterwards. The record is removed late: while it exists, what failed can be repeated.
 */
export const removeWithMail = async (
  folder: DataFolder,
  message: Named,
  { log, removeRecord }: Options,
): Promise<void> => {
  // No mails are wanted.
  if (!existsSync(mailFolderIn(folder))) return removeRecord();
  const { collection, id } = message;
  // Unreadable files are removed too.
  const files = createDeliveryFiles({ folder, log: () => undefined });
  const onWait = () => log(`Waiting for a mail of ${collection}/${id} that is being sent.`);
  await stopDelivery({ files, collection, id, onWait });
  await files.exclusively('kept', () => removeStored(folder, message));
  await removeRecord();
  for (const key of deliveryKeys(collection, id)) await files.remove(key);
};
