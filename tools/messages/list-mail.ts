import { moment } from '../notifications/compose/compose-mail';
import { visitorWords } from '../notifications/compose/field-value';
import type { Message } from './message-store';

/** Our own first line: no visitor's word can make a mail look like a list. */
const heading = /^(\d+) more messages? from the website of /;

const gone = '    This message was deleted.';

/**
 * The text of a mail without what it says of the record, where it is a list that names it. Undefined
 * for a list in which no other record is left.
 */
export const withoutLine = (
  text: string,
  { collection, id, createdAt }: Pick<Message, 'collection' | 'id' | 'createdAt'>,
): string | undefined => {
  const [, count] = heading.exec(text) ?? [];
  if (count === undefined) return text;
  const start = `${moment(createdAt)}  ${collection}/${visitorWords(id)}  `.replaceAll(
    /^/gm,
    '    ',
  );
  const from = text.indexOf(`\n${start}`) + 1;
  if (from === 0) return text;
  const to = text.indexOf('\n', from + start.length);
  const left = `${text.slice(0, from)}${gone}${text.slice(to)}`;
  return left.split('\n').filter((line) => line === gone).length < Number(count) ? left : undefined;
};
