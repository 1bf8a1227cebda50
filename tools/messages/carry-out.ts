import { counted } from '../../packages/config-values/counted';
import type {
  Collected,
  Found,
  Message,
  MessageStore,
  Outside,
} from '../../packages/local-firebase';
import { inPieces, recordCsv, type SiteForm, waitingList } from '../../packages/records';
import { visibleJson } from '../../src/schema/visible-text';
import { allOf, collecting } from './all-of';
import { deletePerson, prune } from './delete-messages';
import { lineOf, oneLine } from './in-words';
import { mentionOf } from './is-about';
import { moveUp } from './move-up';
import { chooseForms, type Request } from './read-request';
import { openSpool } from './spool';

/** How many of the newest are listed per form where all forms are listed. */
const fewNewest = 3;

/** The line of a message, marked where its sender was asked to confirm it and has not. */
const markedLine = async (found: Found, store: MessageStore): Promise<string> => {
  const optIn = found.form.optIn && (await store.optInOf(found.message));
  return `${lineOf(found)}${optIn && optIn.confirmedAt === null ? '  (unconfirmed)' : ''}`;
};

const list = async (wanted: string | undefined, { store, forms, print }: Outside) => {
  const most = wanted === undefined ? fewNewest : Infinity;
  for (const form of chooseForms(forms, wanted)) {
    await collecting(store, form, async ({ count, messages }) => {
      await print(`${form.title} (${form.collection}): ${counted(count, 'message')}`);
      let shown = 0;
      for await (const message of messages('newest')) {
        if (shown === most) break;
        await print(await markedLine({ form, message }, store));
        shown += 1;
      }
    });
  }
};

/** Who waits for what, the first in line first. */
const listWaiting = async (wanted: string | undefined, { store, forms, print }: Outside) => {
  const withList = chooseForms(forms, wanted).filter(({ waiting }) => waiting !== undefined);
  if (withList.length === 0) await print('No form has a waiting list.');
  for (const form of withList) {
    await collecting(store, form, async ({ messages }) => {
      const lines = openSpool<{ of: string; line: string }>();
      try {
        const valuesOf = ({ values }: Message) => values;
        const all = waitingList(messages('oldest'), { form, valuesOf });
        for await (const { record: message, wanted: of, place } of all) {
          lines.add({ of, line: `${place}.${lineOf({ form, message })}` }, message.createdAt);
        }
        await print(`${form.title} (${form.collection}): ${lines.count()} on the waiting list`);
        const lists = new Set([...lines.values('oldest')].map((each) => each.of));
        for (const of of lists) {
          await print(`  ${oneLine(of)}`);
          for (const each of lines.values('oldest')) if (each.of === of) await print(each.line);
        }
      } finally {
        lines.close();
      }
    });
  }
};

type Exported = { form: SiteForm; store: MessageStore };

async function* recordsOf({ messages }: Collected, { form, store }: Exported) {
  for await (const message of messages('oldest')) {
    const { id, createdAt, values } = message;
    const optIn = form.optIn && (await store.optInOf(message));
    yield { id, received: new Date(createdAt).toISOString(), optIn, values };
  }
}

async function* jsonOf({ messages }: Collected, { form, store }: Exported): AsyncGenerator<string> {
  let before = '[\n';
  for await (const message of messages('oldest')) {
    const { collection, id, createdAt, values } = message;
    const optIn = form.optIn && (await store.optInOf(message));
    const text = visibleJson({ collection, id, createdAt, ...optIn, values }, 2);
    yield `${before}  ${text.replaceAll('\n', '\n  ')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const exportAll = async (
  { form: wanted, format }: Extract<Request, { do: 'export' }>,
  { store, forms, print, write }: Outside,
) => {
  for (const form of chooseForms(forms, wanted)) {
    await collecting(store, form, async (collected) => {
      const text =
        format === 'csv'
          ? recordCsv(form, collected.fields, recordsOf(collected, { form, store }))
          : jsonOf(collected, { form, store });
      const place = await write(`${form.collection}.${format}`, inPieces(text));
      await print(`${form.title}: ${counted(collected.count, 'message')} in ${place}`);
    });
  }
};

const find = async (
  { form, words }: Extract<Request, { do: 'find' }>,
  { store, forms, print }: Outside,
) => {
  let count = 0;
  for await (const found of allOf(store, chooseForms(forms, form))) {
    const mention = mentionOf(found, words);
    if (!mention) continue;
    count += 1;
    const line = await markedLine(found, store);
    await print(`${line}\n      ${oneLine(mention.label)}: ${oneLine(mention.excerpt)}`);
  }
  await print(`${counted(count, 'message')} in ${store.place}.`);
};

export const carryOut = async (request: Request, outside: Outside): Promise<void> => {
  switch (request.do) {
    case 'list':
      return list(request.form, outside);
    case 'waiting':
      return listWaiting(request.form, outside);
    case 'move-up':
      return moveUp(request, outside);
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
