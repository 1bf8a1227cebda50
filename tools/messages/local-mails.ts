import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../local-firebase/store/data-folder';
import { errorCode, writeDurably } from '../local-firebase/store/durable-file';
import { readJsonFile } from '../local-firebase/store/json-files';
import { isJsonRecord, type JsonRecord } from '../local-firebase/store/json-record';
import { hashOf, messageIdFor } from '../notifications/compose/message-id';
import { deliveryKey } from '../notifications/delivery/create-courier';
import { withoutLine } from './list-mail';
import { headOf, withText } from './mail-source';
import type { Message } from './message-store';

type Named = Pick<Message, 'collection' | 'id' | 'createdAt'>;

type KeptMail = JsonRecord & { text: string };

const isKept = (value: unknown): value is KeptMail =>
  isJsonRecord(value) && typeof value.text === 'string';

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Whether a mail tells of this record alone. Its id says so, whatever its words are; the domain
 * behind the @ may have been another one when it was written.
 */
const tellsOf = ({ collection, id }: Named, source: string): boolean => {
  const [own = ''] = messageIdFor(`${collection}/${id}`, '').split('@');
  return new RegExp(String.raw`^Message-ID:\s*${own}@`, 'im').test(headOf(source));
};

/** Removes what the mails on the disk say of a record, and how far its delivery was. */
export const removeMail = async (folder: DataFolder, message: Named): Promise<void> => {
  const state = `${hashOf(deliveryKey(message.collection, message.id))}.json`;
  await rm(path.join(folder.root, 'mail/state', state), { force: true });
  const kept = path.join(folder.root, 'mail/kept');
  const write = (file: string, text: string) =>
    writeDurably(file, text, { temporary: folder.temporary(), mode: 'replace' });

  for (const name of (await namesIn(kept)).filter((each) => each.endsWith('.eml'))) {
    const sourceFile = path.join(kept, name);
    const wordsFile = sourceFile.replace(/eml$/, 'json');
    const source = await readFile(sourceFile, 'utf8');
    const words = await readJsonFile(wordsFile, isKept);
    const text = tellsOf(message, source) ? undefined : withoutLine(words?.text ?? '', message);
    if (text === undefined) {
      await rm(wordsFile, { force: true });
      await rm(sourceFile, { force: true });
    } else if (words && text !== words.text) {
      await write(sourceFile, withText(source, text));
      await write(wordsFile, JSON.stringify({ ...words, text }));
    }
  }
};
