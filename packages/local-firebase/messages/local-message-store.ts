import type { Place } from '../../../src/schema/taken-places';
import { visibleText } from '../../../src/schema/visible-text';
import { deliveryKeys, movedUpDelivery, optInIn } from '../../mails';
import { incremented } from '../firestore/writes';
import { createDeliveryFiles } from '../mails/delivery-files';
import { removeWithMail } from '../mails/remove-with-mail';
import { openDataFolder } from '../store/data-folder';
import { createDiskQuota } from '../store/disk-quota';
import { createDocumentStore, splitName, type StoredDocument } from '../store/document-store';
import type { Placed } from '../store/folder-index';
import { plainFields } from '../store/json';
import { openObjectStore } from '../store/object-store';
import { freedBy, placesCounter, takenIn, wantedBy } from './counted-places';
import type { Message, MessageStore, Moved, Order } from './message-store';

const toMessage = ({ place, value: { name, fields } }: Placed<StoredDocument>): Message => ({
  ...splitName(name),
  name,
  createdAt: place.time,
  values: plainFields(fields),
});

/** The name of the document that counts the places of a message's collection. */
const counterOf = ({ name }: Pick<Message, 'name'>): string => {
  const below = name.indexOf('/documents/') + '/documents/'.length;
  return name.slice(0, below) + placesCounter(splitName(name).collection);
};

/** The counter with these places more, or less, of each. */
const withCounts = (
  counter: StoredDocument,
  places: readonly Pick<Place, 'field' | 'option' | 'count'>[],
  sign: 1 | -1,
): StoredDocument => ({
  ...counter,
  fields: places.reduce(
    (fields, { field, option, count = 1 }) =>
      incremented(fields, { path: ['taken', field, option], by: BigInt(sign * count) }),
    counter.fields,
  ),
});

/** The forms' messages on this machine, in `root`. A server may run meanwhile. */
export const openLocalMessageStore = async (root: string): Promise<MessageStore> => {
  const folder = await openDataFolder(root);
  const log = (message: string) => console.warn(visibleText(message));
  // What the owner writes is as large as what was there.
  const quota = createDiskQuota({ limit: Infinity, count: () => Promise.resolve(0) });
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
        const counterName = counterOf(message);
        await documents.together([message.name, counterName], async () => {
          const found = documents.readNow(message.name);
          if (!found) return;
          const counter = documents.readNow(counterName);
          const stored = {
            counter: counter?.fields,
            record: found.fields,
            counted: message.counted ?? [],
          };
          const freed = message.waits ? [] : freedBy(stored);
          const put = counter && freed.length > 0 ? [withCounts(counter, freed, -1)] : [];
          await documents.commit({ put, removed: [message.name] });
        });
      };
      await removeWithMail(folder, message, { log, removeRecord });
    },
    taken: async (message) => takenIn((await documents.read(counterOf(message)))?.fields),
    moveUp: async ({ name, collection, id, waiting, counted, isTold, now }) => {
      const counterName = counterOf({ name });
      const at = new Date(now).toISOString();
      const moved = await documents.together([name, counterName], async (): Promise<Moved> => {
        const found = documents.readNow(name);
        if (!found) return 'gone';
        const counter = documents.readNow(counterName) ?? {
          ...{ name: counterName, createTime: at, updateTime: at },
          fields: { last: { stringValue: id } },
        };
        const record = found.fields;
        const places = wantedBy({ counter: counter.fields, record, counted, waiting });
        if (typeof places === 'string') return places;
        const fields = { ...record, [waiting]: { booleanValue: false } };
        await documents.commit({
          put: [
            { ...found, updateTime: at, fields },
            ...(places.length > 0 ? [withCounts(counter, places, 1)] : []),
          ],
        });
        return 'moved';
      });
      if (moved === 'moved' && isTold) {
        const delivery = movedUpDelivery({ collection, id }, now);
        await deliveries.change(delivery.key, (before) => (before ? undefined : delivery));
      }
      return moved;
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
