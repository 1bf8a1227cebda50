import type { Message } from './message-store';

/** Case, blanks and ways to write the same letter make no difference. */
const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const texts = ({ values }: Message) =>
  Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string')
    .map(plain);

/** Whether a field of the record says this and nothing else: Ann is not Anna. */
export const isFrom = (message: Message, person: string): boolean =>
  plain(person) !== '' && texts(message).includes(plain(person));

/** Whether the words stand anywhere in the record. */
export const mentions = (message: Message, words: string): boolean =>
  plain(words) !== '' && texts(message).some((text) => text.includes(plain(words)));
