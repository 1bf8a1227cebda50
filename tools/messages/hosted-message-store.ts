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
  403: 'Your account may not do that: it must be an owner or editor of the project.',
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

  const ask = async (address: string, method = 'GET'): Promise<JsonRecord> => {
    const headers = { Authorization: `Bearer ${await token()}` };
    const answer = await fetch(address, { method, headers });
    if (answer.status === 404) return {};
    if (!answer.ok) {
      const why = reasons[answer.status] ?? (await answer.text()).slice(0, 300);
      throw new Error(`The project ${project} answered ${answer.status}. ${why}`);
    }
    const text = await answer.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return isJsonRecord(value) ? value : {};
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

  const documentAt = (collection: string, id: string) =>
    `${root}/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;

  return {
    place: `the project ${project}`,
    messages: async (collection) => {
      const query = { pageSize: '300' };
      const found = await pages(`${root}/${encodeURIComponent(collection)}`, {
        query,
        list: 'documents',
      });
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
      await ask(documentAt(collection, id), 'DELETE');
      await ask(documentAt(deliveriesCollection, deliveryKey(collection, id)), 'DELETE');
    },
    deleteFile: async (name) => {
      await ask(`${objects}/${encodeURIComponent(name)}`, 'DELETE');
    },
  };
};
