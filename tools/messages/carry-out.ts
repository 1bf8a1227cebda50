import { cellText } from '../local-firebase/local/group-documents';
import { toCsv } from '../local-firebase/local/to-csv';
import { fileNames } from './file-names';
import { isFrom, mentions } from './is-about';
import type { Message, MessageStore } from './message-store';
import type { Request } from './read-request';
import type { SiteForm } from './site-form';

/** What the command does outside: tests see it. */
export type Outside = {
  store: MessageStore;
  forms: readonly SiteForm[];
  now: number;
  print: (text: string) => void;
  /** Resolves to whether a person agreed. */
  ask: (question: string) => Promise<boolean>;
  /** Resolves to where it was written. */
  write: (name: string, text: string) => Promise<string>;
};

type Found = { form: SiteForm; message: Message };

const counted = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** Nothing in it steers the terminal (ECMA-48). */
const oneLine = (text: string) => {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

const lineOf = ({ collection, id, createdAt, values }: Message) => {
  const texts = Object.values(values)
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 4)
    .join(', ');
  return `  ${moment(createdAt)}  ${collection}/${oneLine(id)}  ${oneLine(texts)}`;
};

const named = (name: string | undefined, forms: readonly SiteForm[]): readonly SiteForm[] => {
  if (name === undefined) return forms;
  const wanted = name.toLowerCase();
  const found = forms.filter(
    ({ title, collection }) =>
      collection.toLowerCase() === wanted || title.toLowerCase() === wanted,
  );
  if (found.length > 0) return found;
  const known = forms.map(({ title, collection }) => `${collection} (${title})`).join(', ');
  throw new Error(`No form stores in ${name}. There are: ${known}.`);
};

const all = async (
  { store }: Outside,
  forms: readonly SiteForm[],
  isWanted: (message: Message) => boolean,
): Promise<Found[]> => {
  const found: Found[] = [];
  for (const form of forms) {
    const messages = await store.messages(form.collection);
    found.push(...messages.filter(isWanted).map((message) => ({ form, message })));
  }
  return found;
};

const list = async (form: string | undefined, outside: Outside) => {
  const { store, forms, print } = outside;
  for (const each of named(form, forms)) {
    const messages = await store.messages(each.collection);
    const shown = form === undefined ? messages.slice(-3) : messages;
    print(`${each.title} (${each.collection}): ${counted(messages.length, 'message')}`);
    shown.toReversed().forEach((message) => print(lineOf(message)));
  }
};

const table = (messages: readonly Message[]) => {
  const names = [...new Set(messages.flatMap(({ values }) => Object.keys(values)))];
  const rows = messages.map(({ id, createdAt, values }) => [
    ...names.map((name) => (Object.hasOwn(values, name) ? cellText(values[name]) : '')),
    id,
    new Date(createdAt).toISOString(),
  ]);
  return toCsv([...names, 'Document id', 'Received'], rows);
};

const exportAll = async (
  { form, format }: Extract<Request, { do: 'export' }>,
  { store, forms, print, write }: Outside,
) => {
  for (const { title, collection } of named(form, forms)) {
    const messages = await store.messages(collection);
    const text = format === 'csv' ? table(messages) : `${JSON.stringify(messages, null, 2)}\n`;
    const place = await write(`${collection}.${format}`, text);
    print(`${title}: ${counted(messages.length, 'message')} in ${place}`);
  }
};

type Doomed = { found: Found[]; files: string[]; isAgreed: boolean };

/** Says what will go, asks, and deletes: files first, so that none is left that no record names. */
const remove = async ({ found, files, isAgreed }: Doomed, outside: Outside) => {
  const { store, print, ask } = outside;
  if (found.length === 0 && files.length === 0) {
    print('There is nothing to delete.');
    return;
  }
  print(`In ${store.place} will be deleted, for good:`);
  found.forEach(({ message }) => print(lineOf(message)));
  files.forEach((name) => print(`  the file ${oneLine(name)}`));
  const what = [counted(found.length, 'message'), counted(files.length, 'file')].join(' and ');
  if (!isAgreed && !(await ask(`Delete ${what}?`))) {
    print('Nothing was deleted.');
    return;
  }
  for (const name of files) await store.deleteFile(name);
  for (const { message } of found) await store.deleteMessage(message);
  print(`Deleted ${what}.`);
};

const deletePerson = async (
  { person, isAgreed }: Extract<Request, { do: 'delete' }>,
  outside: Outside,
) => {
  const { forms, print } = outside;
  const found = await all(outside, forms, (message) => isFrom(message, person));
  const files = [...new Set(found.flatMap(({ form, message }) => fileNames(message, form)))];
  await remove({ found, files, isAgreed }, outside);
  const others = await all(
    outside,
    forms,
    (message) => !isFrom(message, person) && mentions(message, person),
  );
  if (others.length > 0) {
    print(`${counted(others.length, 'message')} of others hold these words, and stay:`);
    others.forEach(({ message }) => print(lineOf(message)));
  }
  print('Mails about them that were sent before are in your mailbox: delete them there.');
};

const prune = async (
  { olderThan, isAgreed }: Extract<Request, { do: 'prune' }>,
  outside: Outside,
) => {
  const { store, forms, now } = outside;
  const before = now - olderThan;
  const found = await all(outside, forms, ({ createdAt }) => createdAt < before);
  const young = await all(outside, forms, ({ createdAt }) => createdAt >= before);
  const kept = new Set(young.flatMap(({ form, message }) => fileNames(message, form)));
  const folders = [...new Set(forms.flatMap((form) => form.folders))];
  const stored = (await Promise.all(folders.map((folder) => store.files(folder)))).flat();
  const old = stored.filter(({ name, createdAt }) => createdAt < before && !kept.has(name));
  const theirs = found.flatMap(({ form, message }) => fileNames(message, form));
  const names = [...new Set([...old.map(({ name }) => name), ...theirs])];
  await remove({ found, files: names.filter((name) => !kept.has(name)), isAgreed }, outside);
};

/** Does what was asked for with what visitors sent. */
export const carryOut = async (request: Request, outside: Outside): Promise<void> => {
  switch (request.do) {
    case 'list':
      return list(request.form, outside);
    case 'export':
      return exportAll(request, outside);
    case 'find': {
      const found = await all(outside, outside.forms, (message) =>
        mentions(message, request.words),
      );
      outside.print(`${counted(found.length, 'message')} in ${outside.store.place}:`);
      found.forEach(({ message }) => outside.print(lineOf(message)));
      return;
    }
    case 'delete':
      return deletePerson(request, outside);
    case 'prune':
      return prune(request, outside);
  }
};
