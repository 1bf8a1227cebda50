import { shortened, visibleLine } from '../visible-text';
import type { Found } from './message-store';
import type { SiteField, SiteForm } from './site-form';

type Values = Readonly<Record<string, unknown>>;

/** A plain value as the text of a table cell; entries of a list are joined. */
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The value under this name; undefined where the record has none. */
export const valueOf = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The label of a stored value; undefined where it is the value itself. */
const labelOf = (field: SiteField | undefined, value: unknown): string | undefined => {
  const text = cellText(value);
  return field && Object.hasOwn(field.choices, text) ? field.choices[text] : undefined;
};

/** The label of a visitor's choice. */
const chosenText = (field: SiteField, value: unknown): string =>
  Array.isArray(value)
    ? value.map((each) => chosenText(field, each)).join('; ')
    : (labelOf(field, value) ?? cellText(value));

/** The same with the stored value: Flutter (Fluter). */
export const shownText = (field: SiteField | undefined, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => shownText(field, each)).join('; ');
  const label = labelOf(field, value);
  return label === undefined ? cellText(value) : `${label} (${cellText(value)})`;
};

type Columns = Pick<SiteForm, 'fields' | 'columns'>;

/** The columns of a form's records: its own, then other stored ones, such as former fields. */
export const recordNames = (form: Columns | undefined, stored: Iterable<string>): string[] => [
  ...new Set([...(form?.columns ?? []), ...stored]),
];

/** A form's records as a table with values as stored, and choices also with their labels. */
export const recordTable = (form: Columns | undefined, stored: Iterable<string>) => {
  const columns = recordNames(form, stored).flatMap((name) => {
    const field = form?.fields.find((each) => each.name === name);
    const plain = { head: name, text: (values: Values) => cellText(valueOf(values, name)) };
    if (!field || Object.keys(field.choices).length === 0) return [plain];
    const text = (values: Values) => chosenText(field, valueOf(values, name));
    return [plain, { head: `${name} (label)`, text }];
  });
  return {
    heads: [...columns.map(({ head }) => head), 'Document id', 'Received'],
    /** As many cells as there are heads. */
    cells: (values: Values, { id, received }: { id: string; received: string }): string[] => [
      ...columns.map(({ text }) => text(values)),
      id,
      received,
    ],
  };
};

export const counted = (number: number, one: string): string =>
  `${number} ${number === 1 ? one : `${one}s`}`;

const moment = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** A visitor's text on one line, safe for the terminal. */
export const oneLine = (text: string, most = 100): string =>
  shortened(visibleLine(shortened(text, 10 * most)), most);

/** A text field without autoComplete may be a name. */
const maybeName = ({ holds, autoComplete = '' }: SiteField) =>
  holds === 'line' && autoComplete === '';

const isName = ({ autoComplete = '' }: SiteField) => /(?:^|\s|-)name$/.test(autoComplete);

/** Meaningless by themselves in a row: boxes, and addresses of files. */
const isSaidElsewhere = ({ holds, folder }: SiteField) =>
  holds === 'accepted' || folder !== undefined;

/** The fields about the sender: names, then mail address and telephone. */
const fieldsOfSender = (fields: readonly SiteField[]): SiteField[][] => {
  const names = fields.filter(isName);
  const first = fields.find(maybeName);
  const asked = names.length > 0 ? names : first ? [first] : [];
  const firstOf = (wanted: string) => fields.filter(({ holds }) => holds === wanted).slice(0, 1);
  return [asked, firstOf('email'), firstOf('digits')];
};

/** The long texts, else the other fields; the address of a page comes last. */
const fieldsOfWords = (fields: readonly SiteField[], sender: readonly SiteField[]) => {
  const rank = ({ holds, autoComplete }: SiteField) => {
    if (holds === 'lines') return 0;
    return holds === 'web-address' || autoComplete === 'url' ? 2 : 1;
  };
  return fields
    .filter((field) => !sender.includes(field) && !isSaidElsewhere(field))
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
  const said = [who.join(', '), (words || rest) && `“${words || rest}”`].filter(
    (text) => text !== '',
  );
  return `  ${moment(createdAt)}  ${said.join('  ')}  ${collection}/${oneLine(id)}`;
};

/** The label of the field that the file belongs to. */
export const fileWords = (name: string, fields: readonly SiteField[]): string => {
  const field = fields.find(({ folder }) => folder !== undefined && name.startsWith(folder));
  return `${field ? oneLine(field.label) : 'file'} (${oneLine(name)})`;
};
