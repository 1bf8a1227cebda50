import { deliveriesCollection } from '../../functions/deliveries-collection';
import { plainFields } from '../local-firebase/local/plain-fields';
import { isJsonRecord, type JsonRecord } from '../local-firebase/store/json-record';
import { deliveryKey } from '../notifications/delivery/create-courier';
import type { MessageStore } from './message-store';

type Options = {
  project: string;
  bucket: string;
  /** What proves who asks; called whenever it is needed. */
  token: () => Promise<string>;
  /** Google's services, unless tests stand in for them. */
  firestore?: string;
  storage?: string;
};

const reasons: Record<number, string> = {
  401: 'Google does not know who you are any more: log in again (docs/deploy.md, step 5).',
  403: 'Your account may not do that: it must be an owner or editor of the project that .env names.',
  429: 'Google asks for a pause: try again in a minute.',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the forms stored at Firebase, by the REST APIs of Firestore and of Cloud Storage. */
export const createHostedMessageStore = ({
  project,
  bucket,
  token,
  firestore = 'https://firestore.googleapis.com',
  storage = 'https://storage.googleapis.com',
}: Options): MessageStore => {
  const root = `${firestore}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
  const objects = `${storage}/storage/v1/b/${encodeURIComponent(bucket)}/o`;

  /** An empty list is no 404: only what holds the list can be missing. */
  const missing = (address: string) =>
    address.startsWith(objects)
      ? `There is no bucket ${bucket}. Compare VITE_FIREBASE_STORAGE_BUCKET in .env with the bucket that the console names under Storage (docs/deploy.md, steps 2 and 3).`
      : `There is no project ${project}, or it has no database (default). Compare VITE_FIREBASE_PROJECT_ID in .env with the project's id in the console, and look there for Firestore Database (docs/deploy.md, steps 2 and 3).`;

  const call = async (address: string, method: 'GET' | 'DELETE') => {
    const headers = { Authorization: `Bearer ${await token()}` };
    return fetch(address, { method, headers });
  };

  const ask = async (address: string): Promise<JsonRecord> => {
    const answer = await call(address, 'GET');
    if (answer.status === 404) throw new Error(missing(address));
    return read(answer);
  };

  const read = async (answer: Response): Promise<JsonRecord> => {
    if (!answer.ok) {
      const why = reasons[answer.status] ?? (await answer.text()).slice(0, 300);
      throw new Error(`The project ${project} answered ${answer.status}. ${why}`);
    }
    const text = await answer.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return isJsonRecord(value) ? value : {};
  };

  /** Deletes one entry of a list. Resolves to whether it was there. */
  const remove = async (list: string, id: string): Promise<boolean> => {
    const answer = await call(`${list}/${encodeURIComponent(id)}`, 'DELETE');
    if (answer.status !== 404) {
      await read(answer);
      return true;
    }
    // Either it is gone already, or there is no such list: asked for that, it says so.
    await ask(list);
    return false;
  };

  /** Every page of a list. */
  const pages = async (
    address: string,
    { query, list }: { query: Record<string, string>; list: string },
  ) => {
    const found: JsonRecord[] = [];
    let pageToken = '';
    do {
      const search = new URLSearchParams({ ...query, ...(pageToken && { pageToken }) });
      const page = await ask(`${address}?${search}`);
      const entries = page[list];
      found.push(...(Array.isArray(entries) ? entries.filter(isJsonRecord) : []));
      pageToken = textOf(page.nextPageToken);
    } while (pageToken !== '');
    return found;
  };

  const listOf = (collection: string) => `${root}/${encodeURIComponent(collection)}`;

  return {
    place: `the project ${project}`,
    bucket,
    messages: async (collection) => {
      const query = { pageSize: '300' };
      const found = await pages(listOf(collection), { query, list: 'documents' });
      return found
        .map(({ name, createTime, fields }) => ({
          collection,
          id: textOf(name).split('/').at(-1) ?? '',
          createdAt: Date.parse(textOf(createTime)),
          values: plainFields(fields),
        }))
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    files: async (prefix) => {
      const found = await pages(objects, { query: { prefix }, list: 'items' });
      return found.map(({ name, timeCreated }) => ({
        name: textOf(name),
        createdAt: Date.parse(textOf(timeCreated)),
      }));
    },
    deleteMessage: async ({ collection, id }) => {
      await remove(listOf(collection), id);
      await remove(listOf(deliveriesCollection), deliveryKey(collection, id));
    },
    deleteFile: (name) => remove(objects, name),
  };
};
