import { cellText } from '../local-firebase/local/group-documents';
import { toCsv } from '../local-firebase/local/to-csv';
import { chooseForms } from './choose-forms';
import { deletePerson, prune } from './delete-messages';
import { allOf } from './found';
import { counted, lineOf } from './in-words';
import { mentions } from './is-about';
import type { Message } from './message-store';
import type { Outside } from './outside';
import type { Request } from './read-request';

const list = async (form: string | undefined, { store, forms, print }: Outside) => {
  for (const each of chooseForms(forms, form)) {
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
  for (const { title, collection } of chooseForms(forms, form)) {
    const messages = await store.messages(collection);
    const text = format === 'csv' ? table(messages) : `${JSON.stringify(messages, null, 2)}\n`;
    const place = await write(`${collection}.${format}`, text);
    print(`${title}: ${counted(messages.length, 'message')} in ${place}`);
  }
};

const find = async (
  { form, words }: Extract<Request, { do: 'find' }>,
  { store, forms, print }: Outside,
) => {
  const everything = await allOf(store, chooseForms(forms, form));
  const found = everything.filter((each) => mentions(each, words));
  print(`${counted(found.length, 'message')} in ${store.place}:`);
  found.forEach(({ message }) => print(lineOf(message)));
};

/** Does what was asked for with what visitors sent. */
export const carryOut = async (request: Request, outside: Outside): Promise<void> => {
  switch (request.do) {
    case 'list':
      return list(request.form, outside);
    case 'export':
      return exportAll(request, outside);
    case 'find':
      return find(request, outside);
    case 'delete':
      return deletePerson(request, outside);
    case 'prune':
      return prune(request, outside);
  }
};
