import { visibleText } from '../../../src/schema/visible-text';
import { deliveryKeys, optInIn } from '../../mails';
import { incremented } from '../firestore/writes';
import { createDeliveryFiles } from '../mails/delivery-files';
import { removeWithMail } from '../mails/remove-with-mail';
import { openDataFolder } from '../store/data-folder';
import { createDiskQuota } from '../store/disk-quota';
import { createDocumentStore, splitName, type StoredDocument } from '../store/document-store';
import type { Placed } from '../store/folder-index';
import { plainFields } from '../store/json';
import { openObjectStore } from '../store/object-store';
import { type FreedPlace, freedBy, placesCounter } from './freed-places';
import type { Message, MessageStore, Order } from './message-store';

const toMessage = ({ place, value: { name, fields } }: Placed<StoredDocument>): Message => ({
  ...splitName(name),
  name,
  createdAt: place.time,
  values: plainFields(fields),
});

/** The counter with the places of each less. */
const withFreed = (counter: StoredDocument, freed: readonly FreedPlace[]): StoredDocument => ({
  ...counter,
  fields: freed.reduce(
    (fields, { field, option, count }) =>
      incremented(fields, { path: ['taken', field, option], by: -BigInt(count) }),
    counter.fields,
  ),
});

/** The forms' messages on this machine, in `root`. A server may run meanwhile. */
export const openLocalMessageStore = async (root: string): Promise<MessageStore> => {
  const folder = await openDataFolder(root);
  const log = (message: string) => console.warn(visibleText(message));
  // Nothing is written.
  const quota = createDiskQuota({ limit: 0, count: () => Promise.resolve(0) });
  const documents = createDocumentStore({ folder, quota, log });
  await documents.settle();
  const objects = await openObjectStore({ folder, quota, log });

  // What cannot be read says nothing of a message.
  const deliveries = createDeliveryFiles({ folder, log: () => undefined });

  /** A file is requested by name, and may be in any bucket. */
  let buckets: Promise<string[]> | undefined;

  async function* messages(collection: string, order: Order = 'oldest') {
    for await (const each of documents.all.walk({ group: collection, order })) {
      yield toMessage(each);
    }
  }
  return {
    place: root,
    bucket: undefined,
    messages,
    collect: async (collection) => {
      const group = (await documents.all.groups()).get(collection);
      return {
        count: group?.count ?? 0,
        fields: group?.fields ?? [],
        messages: (order) => messages(collection, order),
        close: () => Promise.resolve(),
      };
    },
    optInOf: async ({ collection, id }) =>
      optInIn(await deliveries.readFile(deliveries.nameOf(deliveryKeys(collection, id)[0]))),
    files: async function* (prefix) {
      for await (const { place, value } of objects.all.walk()) {
        if (value.name.startsWith(prefix)) yield { name: value.name, createdAt: place.time };
      }
    },
    deleteMessage: async (message) => {
      const removeRecord = async () => {
        const { collection } = splitName(message.name);
        const root = message.name.slice(
          0,
          message.name.indexOf('/documents/') + '/documents/'.length,
        );
        const counter = root + placesCounter(collection);
        await documents.together([message.name, counter], async () => {
          const found = documents.readNow(message.name);
          if (!found) return;
          const counted = documents.readNow(counter);
          const { waits, countedBy = {} } = message;
          const stored = { counter: counted?.fields, record: found.fields, countedBy };
          const freed = waits ? [] : freedBy(stored);
          const put = counted && freed.length > 0 ? [withFreed(counted, freed)] : [];
          await documents.commit({ put, removed: [message.name] });
        });
      };
      await removeWithMail(folder, message, { log, removeRecord });
    },
    deleteFile: async (name) => {
      let isFound = false;
      buckets ??= objects.all.groups().then((groups) => [...groups.keys()]);
      for (const bucket of await buckets) {
        const found = await objects.read({ bucket, name });
        if (found) await objects.remove(found);
        isFound ||= found !== undefined;
      }
      return isFound;
    },
  };
};
