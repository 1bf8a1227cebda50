import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isGroup } from '../../../src/schema/values/group';
import { deliveryKeys, withoutRecord } from '../../mails';
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

type StoredMail = JsonRecord & { text: string };

const isStoredMail = (value: unknown): value is StoredMail =>
  isGroup(value) && typeof value.text === 'string';

const removeStored = async (folder: DataFolder, message: Named): Promise<void> => {
  const storedFolder = path.join(mailFolderIn(folder), 'kept');
  const write = (file: string, text: string) => folder.write(file, text, 'replace');

  for (const name of (await namesIn(storedFolder)).filter((each) => each.endsWith('.eml'))) {
    const sourceFile = path.join(storedFolder, name);
    const wordsFile = sourceFile.replace(/eml$/, 'json');
    const source = await readFile(sourceFile, 'utf8');
    const words = await readJsonFile(wordsFile, isStoredMail);
    const left = withoutRecord({ source, text: words?.text ?? '' }, message);
    if (left === undefined) {
      await rm(wordsFile, { force: true });
      await rm(sourceFile, { force: true });
    } else if (words && left.text !== words.text) {
      await write(sourceFile, left.source);
      await write(wordsFile, JSON.stringify({ ...words, text: left.text }));
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
