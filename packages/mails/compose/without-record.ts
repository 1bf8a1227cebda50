import { confirmationIdFor, movedUpIdFor } from './compose-confirmation';
import { placeOf } from './compose-mail';
import { indent, listMark, messageIdFor } from './mail';

type Named = { collection: string; id: string };

/** The headers of a mail's source (RFC 5322, section 2.1). */
const headOf = (source: string): string => source.split(/\r?\n\r?\n/, 1)[0] ?? '';

/** The id is ours: no visitor's word can make a mail look like a list. */
const isList = (source: string): boolean =>
  new RegExp(String.raw`^Message-ID:\s*<${listMark}`, 'im').test(headOf(source));

const emptyLine = `${indent}–`;

/** The text of a list mail without the line about the record. Undefined where no other record is left. */
const withoutLine = (text: string, { collection, id }: Named): string | undefined => {
  const start = `${indent}${placeOf(collection, id)}  `;
  const lines = text.split('\n').map((line) => (line.startsWith(start) ? emptyLine : line));
  return lines.some((line) => line.startsWith(indent) && line !== emptyLine)
    ? lines.join('\n')
    : undefined;
};

/** The same mail with another text, and without the other forms of the old one. */
const withText = (source: string, text: string): string => {
  const headers = headOf(source)
    .split(/\r?\n(?![ \t])/)
    .filter((header) => !/^(?:content-|mime-version:)/i.test(header));
  const body = Buffer.from(text.replaceAll('\n', '\r\n')).toString('base64');
  return [
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
};

/**
 * Whether a mail is only about this record. Its id says so, whatever its text; the domain after the @
 * may have been another one then.
 */
const isAbout = ({ collection, id }: Named, source: string): boolean =>
  [
    messageIdFor(`${collection}/${id}`, ''),
    confirmationIdFor({ collection, id }, ''),
    movedUpIdFor({ collection, id }, ''),
  ].some((each) => {
    const [own = ''] = each.split('@');
    return new RegExp(String.raw`^Message-ID:\s*${own}@`, 'im').test(headOf(source));
  });

/** A mail as it was written to a file: its source (RFC 5322), and its text. */
type WrittenMail = { source: string; text: string };

/** The mail without its line about this record; undefined where nothing else is in it. */
export const withoutRecord = (
  { source, text }: WrittenMail,
  record: Named,
): WrittenMail | undefined => {
  if (isAbout(record, source)) return undefined;
  const left = isList(source) ? withoutLine(text, record) : text;
  if (left === undefined) return undefined;
  return left === text ? { source, text } : { source: withText(source, left), text: left };
};
