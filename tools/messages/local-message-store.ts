import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { defaultLimits } from '../local-firebase/limits';
import { splitName } from '../local-firebase/local/group-documents';
import { plainFields } from '../local-firebase/local/plain-fields';
import { openDataFolder } from '../local-firebase/store/data-folder';
import { createDiskQuota } from '../local-firebase/store/disk-quota';
import { createDocumentStore } from '../local-firebase/store/document-store';
import { errorCode } from '../local-firebase/store/durable-file';
import { openObjectStore } from '../local-firebase/store/object-store';
import { hashOf } from '../notifications/compose/message-id';
import { deliveryKey } from '../notifications/delivery/create-courier';
import type { Message, MessageStore } from './message-store';

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Mails on the disk that tell of a record, and how far its delivery was. */
const removeMail = async (root: string, { collection, id }: Message) => {
  const state = `${hashOf(deliveryKey(collection, id))}.json`;
  await rm(path.join(root, 'mail/state', state), { force: true });
  const kept = path.join(root, 'mail/kept');
  for (const name of (await namesIn(kept)).filter((each) => each.endsWith('.json'))) {
    const text = await readFile(path.join(kept, name), 'utf8');
    if (!text.includes(`${collection}/${id}`)) continue;
    await rm(path.join(kept, name), { force: true });
    await rm(path.join(kept, name.replace(/json$/, 'eml')), { force: true });
  }
};

/** What the forms stored on this machine, in `root`. A server may run meanwhile. */
export const openLocalMessageStore = async (root: string): Promise<MessageStore> => {
  const folder = await openDataFolder(root);
  const log = (message: string) => console.warn(message);
  const quota = createDiskQuota({ limit: defaultLimits.diskBytes, used: 0 });
  const documents = createDocumentStore({ folder, quota, log });
  const objects = await openObjectStore({ folder, quota, log });
  const listed = async (collection: string) =>
    (await documents.list()).filter(({ name }) => splitName(name).collection === collection);
  return {
    place: root,
    messages: async (collection) =>
      (await listed(collection)).map(({ name, createTime, fields }) => ({
        collection,
        id: splitName(name).id,
        createdAt: Date.parse(createTime),
        values: plainFields(fields),
      })),
    files: async (prefix) =>
      (await objects.list())
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name, timeCreated }) => ({ name, createdAt: Date.parse(timeCreated) })),
    deleteMessage: async (message) => {
      const found = await listed(message.collection);
      for (const each of found.filter(({ name }) => splitName(name).id === message.id)) {
        await documents.remove(each);
      }
      await removeMail(root, message);
    },
    deleteFile: async (name) => {
      const found = (await objects.list()).filter((each) => each.name === name);
      for (const each of found) await objects.remove(each);
    },
  };
};
