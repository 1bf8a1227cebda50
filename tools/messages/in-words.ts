import { shortened, visibleLine } from '../visible-text';
import type { Found } from './found';
import { shownText, valueOf } from './shown-value';
import type { SiteField } from './site-form';

export const counted = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** A visitor's text in one line of the terminal, which nothing in it steers. */
export const oneLine = (text: string, most = 100): string =>
  shortened(visibleLine(shortened(text, 10 * most)), most);

/** A line of text of which config does not say what it holds may be a name. */
const maybeName = ({ kind, autoComplete = '' }: SiteField) =>
  kind === 'text' && autoComplete === '';

const isName = ({ autoComplete = '' }: SiteField) => /(?:^|\s|-)name$/.test(autoComplete);

/** In a row of its own each would say little: boxes, and addresses of files. */
const isSaidElsewhere = ({ kind }: SiteField) => kind === 'checkbox' || kind === 'file';

/** The fields that say who sent a record: those of the name, then mail address and telephone. */
const fieldsOfSender = (fields: readonly SiteField[]): SiteField[][] => {
  const names = fields.filter(isName);
  const first = fields.find(maybeName);
  const asked = names.length > 0 ? names : first ? [first] : [];
  const ofKind = (kind: SiteField['kind']) => fields.filter((field) => field.kind === kind);
  return [asked, ofKind('email').slice(0, 1), ofKind('tel').slice(0, 1)];
};

/** What somebody wrote at length, else what else was said; an address of a page says least. */
const fieldsOfWords = (fields: readonly SiteField[], sender: readonly SiteField[]) => {
  const rank = ({ kind, autoComplete = '' }: SiteField) => {
    if (kind === 'textarea') return 0;
    return kind === 'url' || autoComplete === 'url' ? 2 : 1;
  };
  return fields
    .filter((field) => !sender.includes(field) && !isSaidElsewhere(field))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** Who sent a record and how it begins, in one line of the terminal. */
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
  // A record of a form that asks for other things by now is shown as it is stored.
  const [rest = ''] = Object.entries(values)
    .filter(([name, value]) => !known.includes(name) && typeof value === 'string' && value !== '')
    .map(([, value]) => oneLine(shownText(undefined, value), 60));
  const said = [who.join(', '), (words || rest) && `“${words || rest}”`].filter(
    (text) => text !== '',
  );
  return `  ${moment(createdAt)}  ${said.join('  ')}  ${collection}/${oneLine(id)}`;
};

/** What a file is to its form: the label of the field that it was chosen for. */
export const fileWords = (name: string, fields: readonly SiteField[]): string => {
  const field = fields.find(({ folder }) => folder !== undefined && name.startsWith(folder));
  return `${field ? oneLine(field.label) : 'file'} (${oneLine(name)})`;
};
