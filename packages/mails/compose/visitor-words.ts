import { shortLine } from '../../../src/schema/short-line';
import type { MailField } from '../mail-plan';

/** Dots that browsers read as such in addresses (UTS 46, section 4). */
const dots = '.\u3002\uff0e\uff61';

/** Invisible signs, or signs that change the direction of what follows (Unicode TR 36, section 2). */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** Joiners, as in many emoji and some scripts. */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{M}\p{L}])([\u200c\u200d])(?=[\p{Extended_Pictographic}\p{L}])/gu;

const lineEnds = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

const isJoiner = (part: string) => part === '\u200c' || part === '\u200d';

/** A visitor's text without control signs; line feeds and emoji stay. */
export const withoutControls = (text: string): string =>
  text
    .replaceAll(lineEnds, '\n')
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .split(joiners)
        .map((part) => (isJoiner(part) ? part : part.replaceAll(unseen, '')))
        .join(''),
    )
    .join('\n');

/**
 * Text in which no mail program finds a link: the signs that make one are in brackets, as in
 * https[://]acme[.]test, the usual notation for addresses that must not be opened by accident.
 */
export const defang = (text: string): string =>
  text
    // https://acme.test; //acme.test is a link to some as well.
    .replaceAll(/(:?)\/\/(?=\S)/g, '[$1//]')
    // A name and a colon: mailto:, tel:.
    .replaceAll(/(?<=[\p{L}][\p{L}\p{N}+.-]*):(?=\S)/gu, '[:]')
    // acme.test, ada@acme.test; a name may be of signs of any sort. What follows www is taken for a
    // link whatever it is.
    .replaceAll(
      new RegExp(String.raw`(?<=[^\s${dots}])[${dots}](?=\p{L}[\p{L}\p{M}\p{N}-])`, 'gu'),
      '[.]',
    )
    .replaceAll(new RegExp(String.raw`(?<=\bwww)[${dots}](?=\S)`, 'giu'), '[.]')
    // \\server\folder.
    .replaceAll(/\\\\(?=\S)/g, '[\\\\]')
    // 10.0.0.1/x is a link to some.
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, (address) => address.replaceAll('.', '[.]'));

/** Longer subjects are cut by mail programs anyway. */
const mostInHeader = 150;

/** Text of a visitor in one line. */
export const oneLine = (text: string): string =>
  withoutControls(text).replaceAll(/\s+/gu, ' ').trim();

/**
 * A text as one line of a header can hold it: nothing in it can end the line, and nothing is an
 * encoded word, which mail programs would show decoded (RFC 2047, section 2).
 */
export const headerText = (text: string): string =>
  shortLine(oneLine(text).replaceAll('=?', '= ?'), mostInHeader);

/** A part of a field's value: words, or the address of a file in the site's own storage. */
export type ValuePart = { words: string; link?: string };

/** Whether an address leads to a file in this site's own storage, and nowhere else. */
export type IsOwnFile = (address: string, folder: string) => boolean;

/** More of one value is left in the database. */
const mostOfValue = 20_000;

const shorten = (text: string) =>
  text.length > mostOfValue
    ? `${text.slice(0, mostOfValue)} … (the rest is in the database)`
    : text;

/** A visitor's words, safe to show. */
export const visitorWords = (text: string): string => defang(withoutControls(shorten(text)));

const partOf = (value: unknown, field: MailField, isOwnFile: IsOwnFile): ValuePart => {
  if (value === true) return { words: 'yes' };
  if (value === false) return { words: 'no' };
  if (value === null || value === undefined || value === '') return { words: '–' };
  if (field.currency !== undefined && typeof value === 'number') {
    return { words: `${value.toFixed(2)} ${field.currency}` };
  }
  if (field.entry && typeof value === 'object') return { words: entryWords(value, field.entry) };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.folder !== null && isOwnFile(text, field.folder)) return { words: text, link: text };
  return {
    words: visitorWords(Object.hasOwn(field.options, text) ? (field.options[text] ?? text) : text),
  };
};

/** An entry of a list: each field with its label. */
const entryWords = (entry: object, fields: readonly MailField[]): string =>
  fields
    .map((field) => {
      const parts = fieldValue({ ...entry }, { field, isOwnFile: () => false });
      return `${field.label}: ${parts.map(({ words }) => words).join(', ')}`;
    })
    .join('; ');

/** A record's value of a field, in parts: one for each entry of a list. */
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
