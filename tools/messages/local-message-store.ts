import { splitName } from '../local-firebase/local/group-documents';
import { plainFields } from '../local-firebase/local/plain-fields';
import { openDataFolder } from '../local-firebase/store/data-folder';
import { createDiskQuota } from '../local-firebase/store/disk-quota';
import { createDocumentStore } from '../local-firebase/store/document-store';
import { openObjectStore } from '../local-firebase/store/object-store';
import { removeWithMail } from './local-mails';
import type { MessageStore } from './message-store';

/** What the forms stored on this machine, in `root`. A server may run meanwhile. */
export const openLocalMessageStore = async (root: string): Promise<MessageStore> => {
  const folder = await openDataFolder(root);
  const log = (message: string) => console.warn(message);
  // Nothing is added.
  const quota = createDiskQuota({ limit: 0, count: () => Promise.resolve(0) });
  const documents = createDocumentStore({ folder, quota, log });
  const objects = await openObjectStore({ folder, quota, log });
  const listed = async (collection: string) =>
    (await documents.list()).filter(({ name }) => splitName(name).collection === collection);
  return {
    place: root,
    bucket: undefined,
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
      const removeRecord = async () => {
        const found = await listed(message.collection);
        for (const each of found.filter(({ name }) => splitName(name).id === message.id)) {
          await documents.remove(each);
        }
      };
      await removeWithMail(folder, message, { log, removeRecord });
    },
    deleteFile: async (name) => {
      const found = (await objects.list()).filter((each) => each.name === name);
      for (const each of found) await objects.remove(each);
      return found.length > 0;
    },
  };
};
