import { spacedNumber } from '../../src/fields/international-tel/value';
import { numberFormat } from '../../src/schema/formats';
import { isGroup } from '../../src/schema/values/group';
import type { OptInState } from '../mails';
import type { SiteField, SiteForm } from './site-form';

export type Values = Readonly<Record<string, unknown>>;

/** A plain value as the text of a table cell; entries of a list are joined. */
const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The value under this name; undefined where the record has none. */
export const valueOf = (values: Values, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** An amount with as many decimals as its currency has: none of yen, three of Kuwaiti dinars. */
const amountText = (value: number, currency: string): string => {
  const { maximumFractionDigits } = numberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return value.toFixed(maximumFractionDigits);
};

/** A price with its currency, the same in any language: 64.50 EUR. */
const priceText = (field: SiteField | undefined, value: unknown): string | undefined =>
  field?.currency !== undefined && typeof value === 'number'
    ? `${amountText(value, field.currency)} ${field.currency}`
    : undefined;

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

/** An entry of a list, or a matrix: each field that holds something with its label. */
const entryText = (fields: readonly SiteField[], entry: object): string =>
  fields
    .flatMap((field) => {
      const text = shownText(field, valueOf({ ...entry }, field.name));
      return text === '' ? [] : `${field.label}: ${text}`;
    })
    .join(', ');

/** The same with the stored value: Flutter (Fluter). */
export const shownText = (field: SiteField | undefined, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => shownText(field, each)).join('; ');
  const within = field?.entry ?? field?.rows;
  if (within && isGroup(value)) return entryText(within, value);
  const label = labelOf(field, value);
  const price = priceText(field, value);
  if (price !== undefined) return price;
  if (field?.holds === 'international-tel') return spacedNumber(cellText(value));
  return label === undefined ? cellText(value) : `${label} (${cellText(value)})`;
};

export type Columns = Pick<SiteForm, 'fields' | 'columns' | 'optIn'>;

/** Whether a record is confirmed, as a table says it: when, or that it is not. */
export const optInText = (state: OptInState | undefined): string => {
  if (!state) return '';
  return state.confirmedAt === null ? 'unconfirmed' : new Date(state.confirmedAt).toISOString();
};

export type About = {
  id: string;
  received: string;
  /** Undefined where nobody was asked to confirm it. */
  optIn?: OptInState | undefined;
};

/** The columns of a form's records: its own, then other stored ones, such as former fields. */
export const recordNames = (form: Columns | undefined, stored: Iterable<string>): string[] => [
  ...new Set([...(form?.columns ?? []), ...stored]),
];

type Column = { head: string; text: (values: Values) => string };

const columnsOf = (
  head: string,
  field: SiteField | undefined,
  of: (values: Values) => unknown,
): Column[] => {
  const plain = { head, text: (values: Values) => cellText(of(values)) };
  const currency = field?.currency;
  if (currency !== undefined) {
    // A number by itself: with its currency in one cell, spreadsheets take it for a text.
    const ifPrice = (values: Values, write: (value: number) => string) => {
      const value = of(values);
      return typeof value === 'number' ? write(value) : cellText(value);
    };
    return [
      {
        head,
        text: (values: Values) => ifPrice(values, (value) => amountText(value, currency)),
      },
      { head: `${head} (currency)`, text: (values: Values) => ifPrice(values, () => currency) },
    ];
  }
  // As stored it has what a former row held, too.
  const rows = (field?.rows ?? []).flatMap((row) =>
    columnsOf(`${head}.${row.name}`, row, (values) => {
      const value = of(values);
      return isGroup(value) ? valueOf(value, row.name) : undefined;
    }),
  );
  if (!field || Object.keys(field.choices).length === 0) return [plain, ...rows];
  return [
    plain,
    { head: `${head} (label)`, text: (values: Values) => chosenText(field, of(values)) },
  ];
};

/**
 * A form's records as a table with values as stored, choices also with their labels, prices with their currency, and the
 * rows of a matrix one by one.
 */
export const recordTable = (form: Columns | undefined, stored: Iterable<string>) => {
  const columns = recordNames(form, stored).flatMap((name) => {
    const field = form?.fields.find((each) => each.name === name);
    return columnsOf(name, field, (values) => valueOf(values, name));
  });
  return {
    heads: [
      ...columns.map(({ head }) => head),
      ...(form?.optIn ? ['Confirmed'] : []),
      'Document id',
      'Received',
    ],
    /** As many cells as there are heads. */
    cells: (values: Values, { id, received, optIn }: About): string[] => [
      ...columns.map(({ text }) => text(values)),
      ...(form?.optIn ? [optInText(optIn)] : []),
      id,
      received,
    ],
  };
};
