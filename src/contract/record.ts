import { array, object, string, type InferType } from 'yup';
import { flag, strictObject, text } from './primitives';
import { recordName } from './record-name';

/** How a moment is written into a record: a number, a date as text, a date and time as text. */
const stampKinds = ['milliseconds', 'date', 'dateTime'] as const;
export type StampKind = (typeof stampKinds)[number];

const isRecordName = (name: string) => recordName().isValidSync(name, { strict: true });

/** What a form stores, and where (specification, section 3). */
export const recordContract = strictObject({
  collection: string()
    .required('is missing: write the name of a collection')
    .matches(/^[A-Za-z][A-Za-z0-9_-]*$/, { message: 'must be letters, digits, - and _ alone' }),
  /** What is noted at submit, by the name under which it is stored. */
  stamps: object()
    .required('is missing')
    .test(
      'stamps',
      `must hold names with one of ${stampKinds.join(', ')} each`,
      (stamps: Record<string, unknown>) =>
        Object.values(stamps).every((kind) => stampKinds.some((known) => known === kind)),
    )
    .test(
      'stamp-names',
      'must have names of letters, digits and _ alone, none that every object has already',
      (stamps: Record<string, unknown>) => Object.keys(stamps).every(isRecordName),
    ),
  /** The names in the order in which they are stored; left out: the fields, then the stamps. */
  order: array().of(text()).typeError('must be a list in [ ]').optional(),
  /** Also keep each record in a list in memory until the page is left. */
  keepInMemory: flag(),
});

export type RecordDefinition = Omit<InferType<typeof recordContract>, 'stamps'> & {
  stamps: Record<string, StampKind>;
};

/** What a form's fields hold, by name; a file field holds the address of what was sent. */
export type Values = Record<string, string>;

/** What is stored: the values and the stamps, in order. */
export type StoredRecord = Record<string, string | number>;
