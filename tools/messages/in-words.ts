import type { Message } from './message-store';

export const counted = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** Nothing in it steers the terminal (ECMA-48). */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

/** A record, in one line of the terminal. */
export const lineOf = ({ collection, id, createdAt, values }: Message): string => {
  const texts = Object.values(values)
    .filter((value) => typeof value === 'string' && value !== '')
    .slice(0, 4)
    .join(', ');
  return `  ${moment(createdAt)}  ${collection}/${oneLine(id)}  ${oneLine(texts)}`;
};
