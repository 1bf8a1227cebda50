import type { Found } from '../../packages/local-firebase';
import { isWaiting, shownText, type SiteField, valueOf } from '../../packages/records';
import { shortLine } from '../../src/schema/short-line';
import { visibleLine } from '../../src/schema/visible-text';

const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** A visitor's text on one line, safe for the terminal. */
export const oneLine = (text: string, most = 100): string =>
  shortLine(visibleLine(shortLine(text, 10 * most)), most);

/** A text field without autoComplete may be a name. */
const maybeName = ({ holds, autoComplete = '' }: SiteField) =>
  holds === 'line' && autoComplete === '';

const isName = ({ autoComplete = '' }: SiteField) => /(?:^|\s|-)name$/.test(autoComplete);

/** Meaningless by themselves in a row: boxes, and addresses of files. */
const isMeaninglessByItself = ({ holds, folder }: SiteField) =>
  holds === 'accepted' || folder !== undefined;

/** The fields about the sender: names, then mail address and telephone. */
const fieldsOfSender = (fields: readonly SiteField[]): SiteField[][] => {
  const names = fields.filter(isName);
  const first = fields.find(maybeName);
  const nameFields = names.length > 0 ? names : first ? [first] : [];
  const firstOf = (wanted: string) => fields.filter(({ holds }) => holds === wanted).slice(0, 1);
  return [nameFields, firstOf('email'), firstOf('digits')];
};

/** The long texts, else the other fields; the address of a page comes last. */
const fieldsOfWords = (fields: readonly SiteField[], sender: readonly SiteField[]) => {
  const rank = ({ holds, autoComplete }: SiteField) => {
    if (holds === 'lines') return 0;
    return holds === 'web-address' || autoComplete === 'url' ? 2 : 1;
  };
  return fields
    .filter((field) => !sender.includes(field) && !isMeaninglessByItself(field))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** The sender and the beginning of a record, on one line of the terminal. */
export const lineOf = ({ form, message }: Found): string => {
  const { collection, id, createdAt, values } = message;
  const textsOf = (fields: readonly SiteField[]) =>
    fields
      .map((field) => oneLine(shownText(field, valueOf(values, field.name)), 60))
      .filter((text) => text !== '');
  const sender = fieldsOfSender(form.fields);
  const who = sender.map((fields) => textsOf(fields).join(' ')).filter((text) => text !== '');
  const [words = ''] = textsOf(fieldsOfWords(form.fields, sender.flat()));
  const known = [...form.columns, ...form.fields.map(({ name }) => name)];
  // A record of an older version of the form is shown as stored.
  const [rest = ''] = Object.entries(values)
    .filter(([name, value]) => !known.includes(name) && typeof value === 'string' && value !== '')
    .map(([, value]) => oneLine(shownText(undefined, value), 60));
  const parts = [
    who.join(', '),
    isWaiting(form, values) ? 'on the waiting list' : '',
    (words || rest) && `“${words || rest}”`,
  ].filter((text) => text !== '');
  return `  ${moment(createdAt)}  ${parts.join('  ')}  ${collection}/${oneLine(id)}`;
};

export const fileWords = (name: string, fields: readonly SiteField[]): string => {
  const field = fields.find(({ folder }) => folder !== undefined && name.startsWith(folder));
  return `${field ? oneLine(field.label) : 'file'} (${oneLine(name)})`;
};
