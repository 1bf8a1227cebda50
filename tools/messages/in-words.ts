import { shortened, visibleLine } from '../visible-text';
import type { Found } from './message-store';
import type { SiteField, SiteForm } from './site-form';

type Values = Readonly<Record<string, unknown>>;

/** A plain value as the text of a table cell; the entries of a list stand one behind the other. */
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a record holds under this name; undefined where it has none. */
export const valueOf = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What visitors read in place of a stored value; undefined where that is the value itself. */
const labelOf = (field: SiteField | undefined, value: unknown): string | undefined => {
  const text = cellText(value);
  return field && Object.hasOwn(field.choices, text) ? field.choices[text] : undefined;
};

/** What a visitor chose, as the visitor read it. */
const chosenText = (field: SiteField, value: unknown): string =>
  Array.isArray(value)
    ? value.map((each) => chosenText(field, each)).join('; ')
    : (labelOf(field, value) ?? cellText(value));

/** The same with what is stored beside it: Flutter (Fluter). */
export const shownText = (field: SiteField | undefined, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => shownText(field, each)).join('; ');
  const label = labelOf(field, value);
  return label === undefined ? cellText(value) : `${label} (${cellText(value)})`;
};

type Columns = Pick<SiteForm, 'fields' | 'columns'>;

/** The names of what a form's records hold: its own, then what else is stored, as of fields that it had before. */
export const recordNames = (form: Columns | undefined, stored: Iterable<string>): string[] => [
  ...new Set([...(form?.columns ?? []), ...stored]),
];

/** A form's records as a table in which values stand as they are stored, and choices once more as visitors read them. */
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
