import type { MailField } from '../plan/mail-plan';
import { defang, withoutControls } from './defang';

/** A part of what a field holds: words, or the address of a file that lies in the site's own storage. */
export type ValuePart = { words: string; link?: string };

/** Whether an address leads to a file that this site's own storage holds, and nowhere else. */
export type IsOwnFile = (address: string, folder: string) => boolean;

/** More of one value is left in the database. */
const most = 20_000;

const shorten = (text: string) =>
  text.length > most ? `${text.slice(0, most)} … (the rest is in the database)` : text;

/** A visitor's words, safe to show. */
export const visitorWords = (text: string): string => defang(withoutControls(shorten(text)));

const partOf = (value: unknown, field: MailField, isOwnFile: IsOwnFile): ValuePart => {
  if (value === true) return { words: 'yes' };
  if (value === false) return { words: 'no' };
  if (value === null || value === undefined || value === '') return { words: '–' };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.folder !== null && isOwnFile(text, field.folder)) return { words: text, link: text };
  return {
    words: visitorWords(Object.hasOwn(field.options, text) ? (field.options[text] ?? text) : text),
  };
};

/** What a record holds for a field, in parts: one for each entry of a list. */
export const fieldValue = (
  values: Readonly<Record<string, unknown>>,
  { field, isOwnFile }: { field: MailField; isOwnFile: IsOwnFile },
): ValuePart[] => {
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
  if (!Array.isArray(value)) return [partOf(value, field, isOwnFile)];
  return value.length === 0
    ? [{ words: '–' }]
    : value.map((each: unknown) => partOf(each, field, isOwnFile));
};
