import type { ValueKind } from '../../../src/fields/kind-module';
import type { FieldDefinition } from '../../../src/fields/registry';
import { valueKinds } from '../../../src/fields/value-kinds';
import type { Value } from '../../../src/schema/record';
import { inOneLine, shortLine } from '../../../src/schema/short-line';
import type { MailField } from '../mail-plan';
import { ownerWordsIn } from '../words/owner-words-in';

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
    // A name and a colon: mailto:, tel:. Looked back from the colon only, so that long words take linear time.
    .replaceAll(/:(?<=[\p{L}][\p{L}\p{N}+.-]*:)(?=\S)/gu, '[:]')
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

export const oneLine = (text: string): string => inOneLine(withoutControls(text));

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

/** A visitor's words, safe to show. */
export const visitorWords = (text: string): string =>
  defang(withoutControls(text.slice(0, mostOfValue)));

const nothing = '–';

type About = {
  field: MailField;
  isOwnFile: IsOwnFile;
  /** That of the owner, BCP 47. */
  language: string;
};

/** The words of a value that the field may hold: it holds no visitor's own. */
const formatted = (
  definition: FieldDefinition,
  { value, language }: { value: unknown; language: string },
): string | undefined => {
  const kind = valueKinds[definition.kind] as ValueKind;
  if (!kind.holds(definition, value)) return undefined;
  return kind.inWords?.(definition, value as Value, { yes: '', language, files: [] });
};

const partOf = (value: unknown, about: About): ValuePart => {
  const { field, isOwnFile, language } = about;
  const own = ownerWordsIn(language);
  if (value === true) return { words: own.yes };
  if (value === false) return { words: own.no };
  if (value === null || value === undefined || value === '') return { words: nothing };
  const written = field.definition && formatted(field.definition, { value, language });
  if (written !== undefined) return { words: written || nothing };
  if (field.entry && typeof value === 'object') {
    return { words: entryWords(value, { fields: field.entry, language }) };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field.folder !== null && isOwnFile(text, field.folder)) return { words: text, link: text };
  const words = visitorWords(
    Object.hasOwn(field.options, text) ? (field.options[text] ?? text) : text,
  );
  return { words: text.length > mostOfValue ? `${words} … (${own.rest})` : words };
};

/** An entry of a list: each field with its label. */
const entryWords = (
  entry: object,
  { fields, language }: { fields: readonly MailField[]; language: string },
): string =>
  fields.map((field) => `${field.label}: ${wordsOf({ ...entry }, { field, language })}`).join('; ');

/** A record's value of a field, in parts: one for each entry of a list. */
export const fieldValue = (
  values: Readonly<Record<string, unknown>>,
  about: About,
): ValuePart[] => {
  const { name } = about.field;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (!Array.isArray(value)) return [partOf(value, about)];
  return value.length === 0
    ? [{ words: nothing }]
    : value.map((each: unknown) => partOf(each, about));
};

/** The same as words without a link. */
const wordsOf = (
  values: Readonly<Record<string, unknown>>,
  about: Omit<About, 'isOwnFile'>,
): string =>
  fieldValue(values, { ...about, isOwnFile: () => false })
    .map(({ words }) => words)
    .join(', ');

/** A record's value of a field on one line; empty where it holds nothing. */
export const fieldWords = (
  values: Readonly<Record<string, unknown>>,
  about: Omit<About, 'isOwnFile'>,
): string => {
  const words = wordsOf(values, about);
  return words === nothing ? '' : oneLine(words);
};
