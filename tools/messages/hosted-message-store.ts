import { deliveriesCollection } from '../../functions/firestore-delivery-store';
import {
  type JsonRecord,
  type Message,
  type MessageStore,
  plainFields,
} from '../../packages/local-firebase';
import { deliveryKeys, optInIn, type OptInState } from '../../packages/mails';
import { isGroup } from '../../src/schema/values/group';
import { createHostedPlaces, textOf } from './hosted-places';
import { openSpool } from './spool';

type Options = {
  project: string;
  bucket: string;
  /** The access token; called for each request. */
  token: () => Promise<string>;
  /** Google's services, replaced in tests. */
  firestore?: string;
  storage?: string;
};

const reasons: Record<number, string> = {
  401: 'Google does not know who you are any more: log in again (docs/deploy.md, step 5).',
  403: 'Your account may not do that: it must be an owner or editor of the project that .env names.',
  429: 'Google asks for a pause: try again in a minute.',
};

/** Entries per page, and bytes per answer: a document has a megabyte at most. */
const mostAtOnce = 300;
const mostOfPage = 16 * 1024 * 1024;
const mostOfReason = 64 * 1024;
/** Milliseconds. */
const longestAnswer = 2 * 60_000;

/** The text of an answer; undefined, and not read on, where it is larger. */
const textUpTo = async (answer: Response, most: number): Promise<string | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop cancels the answer.
    if (size > most) return undefined;
  }
  return Buffer.concat(chunks).toString();
};

/** The forms' messages at Firebase, through the REST APIs of Firestore and of Cloud Storage. */
export const createHostedMessageStore = ({
  project,
  bucket,
  token,
  firestore = 'https://firestore.googleapis.com',
  storage = 'https://storage.googleapis.com',
}: Options): MessageStore => {
  const root = `${firestore}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
  const objects = `${storage}/storage/v1/b/${encodeURIComponent(bucket)}/o`;

  /** An empty list is no 404: only its database or bucket can be missing. */
  const missing = (address: string) =>
    address.startsWith(objects)
      ? `There is no bucket ${bucket}. Compare VITE_FIREBASE_STORAGE_BUCKET in .env with the bucket that the console names under Storage (docs/deploy.md, steps 2 and 3).`
      : `There is no project ${project}, or it has no database (default). Compare VITE_FIREBASE_PROJECT_ID in .env with the project's id in the console, and look there for Firestore Database (docs/deploy.md, steps 2 and 3).`;

  const call = async (address: string, method: 'GET' | 'DELETE' | 'POST', body?: object) => {
    const headers = { Authorization: `Bearer ${await token()}` };
    const signal = AbortSignal.timeout(longestAnswer);
    return fetch(address, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) });
  };

  const fail = async (answer: Response): Promise<never> => {
    const why = reasons[answer.status] ?? (await textUpTo(answer, mostOfReason))?.slice(0, 300);
    throw new Error(`The project ${project} answered ${answer.status}. ${why ?? ''}`);
  };

  /** Undefined for an answer that is too large. */
  const page = async (address: string): Promise<JsonRecord | undefined> => {
    const answer = await call(address, 'GET');
    if (answer.status === 404) throw new Error(missing(address));
    if (!answer.ok) return fail(answer);
    const text = await textUpTo(answer, mostOfPage);
    if (text === undefined) return undefined;
    const value: unknown = JSON.parse(text);
    return isGroup(value) ? value : {};
  };

  const remove = async (list: string, id: string): Promise<boolean> => {
    const answer = await call(`${list}/${encodeURIComponent(id)}`, 'DELETE');
    if (answer.ok) {
      await answer.body?.cancel();
      return true;
    }
    if (answer.status !== 404) return fail(answer);
    await answer.body?.cancel();
    // Either it is gone already, or the list does not exist: listing it throws then.
    await page(`${list}?${sizeName(list)}=1`);
    return false;
  };

  /** Google's two services name the page size differently. */
  const sizeName = (list: string) => (list.startsWith(objects) ? 'maxResults' : 'pageSize');

  /** The entries of every page. A page that is too large is requested again, with fewer entries. */
  async function* entries(
    address: string,
    { query, list }: { query: Record<string, string>; list: string },
  ): AsyncGenerator<JsonRecord> {
    let [pageToken, size] = ['', mostAtOnce];
    do {
      const search = new URLSearchParams({ ...query, [sizeName(address)]: `${size}` });
      if (pageToken !== '') search.set('pageToken', pageToken);
      const found = await page(`${address}?${search}`);
      if (!found && size === 1) throw new Error(`An entry of ${address} is too large to be read.`);
      size = found ? Math.min(mostAtOnce, 2 * size) : Math.ceil(size / 8);
      if (!found) continue;
      const all: unknown = found[list];
      if (Array.isArray(all)) yield* all.filter(isGroup);
      pageToken = textOf(found.nextPageToken);
      if (pageToken === '') return;
    } while (true);
  }

  const jsonOf = async (answer: Response): Promise<JsonRecord> => {
    const value: unknown = JSON.parse((await textUpTo(answer, mostOfPage)) ?? '');
    return isGroup(value) ? value : {};
  };

  /** A document, or undefined where there is none. */
  const documentAt = async (path: string): Promise<JsonRecord | undefined> => {
    const answer = await call(`${root}/${path}`, 'GET');
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok) return fail(answer);
    return jsonOf(answer);
  };

  const places = createHostedPlaces({
    ...{ project, documentAt, fail, jsonOf },
    commit: (writes) => call(`${root}:commit`, 'POST', { writes }),
  });

  const listOf = (collection: string) => `${root}/${encodeURIComponent(collection)}`;

  async function* messages(collection: string): AsyncGenerator<Message> {
    for await (const entry of entries(listOf(collection), { query: {}, list: 'documents' })) {
      const name = textOf(entry.name);
      yield {
        collection,
        id: name.split('/').at(-1) ?? '',
        name,
        createdAt: Date.parse(textOf(entry.createTime)) || 0,
        values: plainFields(entry.fields),
      };
    }
  }

  /** By the key of the delivery. Read once: one request for each message would take long. */
  let optIns: Promise<Map<string, OptInState>> | undefined;
  const readOptIns = async () => {
    const found = new Map<string, OptInState>();
    const about = { query: {}, list: 'documents' };
    for await (const entry of entries(listOf(deliveriesCollection), about)) {
      const { state, confirmedAt } = plainFields(entry.fields);
      const optIn = optInIn({
        ...(state === 'unconfirmed' && { state }),
        ...(typeof confirmedAt === 'number' && { confirmedAt }),
      });
      if (optIn) found.set(textOf(entry.name).split('/').at(-1) ?? '', optIn);
    }
    return found;
  };

  return {
    place: `the project ${project}`,
    bucket,
    messages,
    // Firestore lists by random names: they are sorted by time at the end.
    collect: async (collection) => {
      const spool = openSpool<Message>();
      const fields = new Set<string>();
      const close = () => Promise.resolve(spool.close());
      try {
        for await (const message of messages(collection)) {
          Object.keys(message.values).forEach((field) => fields.add(field));
          spool.add(message, message.createdAt);
        }
      } catch (error) {
        await close();
        throw error;
      }
      return { count: spool.count(), fields, messages: spool.values, close };
    },
    optInOf: async ({ collection, id }) => {
      optIns ??= readOptIns();
      return (await optIns).get(deliveryKeys(collection, id)[0]);
    },
    files: async function* (prefix) {
      const query = { prefix, fields: 'items(name,timeCreated),nextPageToken' };
      for await (const { name, timeCreated } of entries(objects, { query, list: 'items' })) {
        yield { name: textOf(name), createdAt: Date.parse(textOf(timeCreated)) || 0 };
      }
    },
    deleteMessage: async (message) => {
      const { collection, id, waits } = message;
      if (waits || !(await places.remove(message))) await remove(listOf(collection), id);
      for (const key of deliveryKeys(collection, id))
        await remove(listOf(deliveriesCollection), key);
    },
    taken: places.taken,
    moveUp: places.moveUp,
    deleteFile: (name) => remove(objects, name),
  };
};
