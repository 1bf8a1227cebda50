import { type InferType, object, string } from 'yup';
import { flag, oneOf, optionalList, optionalOneOf, strictObject, text } from './primitives';

/** `constructor`, `toString` and the like, which a look-up finds in every object. */
const inEveryObject = (name: string) => name in {};

export const recordName = (words?: string) =>
  string()
    .required('is missing: write the name under which the value is stored')
    .matches(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, {
      message: 'must start with a letter and hold only letters A to Z, digits and _, at most 40',
    })
    .test(
      'not-in-every-object',
      'is a word of the language that these files are written in: choose another',
      (name) => !inEveryObject(name),
    )
    .meta({ description: words, blank: ({ unused }) => unused('Field') });

/**
 * Properties that React reads from a form while rendering. A control of that name would hide them (HTML,
 * section 4.10.3, [LegacyOverrideBuiltIns]); tests/browser/more/field-names.spec.ts shows that forms work with all
 * other names.
 */
const readByReact = [
  ...['nodeName', 'nodeType', 'firstChild', 'appendChild', 'insertBefore', 'removeChild'],
  ...['getAttribute', 'hasAttribute', 'setAttribute'],
];

/** The name of a field: of its value in the record, and of its control in the form. */
export const fieldName = (words?: string) =>
  recordName(words)
    .test(
      'not-of-every-form',
      'is a name that browsers use for a part of every form: choose another',
      (name) => !readByReact.includes(name),
    )
    .meta({ names: 'field' });

/** Of a text that calls a field by its name: it follows where the field gets another one. */
export const callsField = { shown: false, follows: { name: 'field' } } as const;

export const calledField = (words?: string) => text(words).meta(callsField);

/** What is stored beside a visitor's answers. */
const stampKinds = {
  milliseconds:
    'the time as a number: the milliseconds since the start of 1970, which sorts well and makes a good id',
  date: 'the visitor’s local date, as text like 2026-11-21',
  dateTime: 'the visitor’s local date and time, as text like 2026-11-21T15:30:00+01:00',
  page: 'the path of the page from which it was sent, like /Contact',
  language: 'the language of the visitor’s browser, like en-GB',
  pageLanguage: 'the language of the page from which it was sent, like de-DE',
  campaign:
    'the campaign in the address by which the visitor came, like utm_source=letter; empty if there was none',
  reference:
    'a number for the sender, such as K7QM-4XPA-9RTW, which they name when they write or call: {reference} in the toasts of outcome and in the mail to them becomes it',
  waiting:
    'true for whoever is on the waiting list, since no place was left, else false; outcome then says so in waiting',
};
export type StampKind = keyof typeof stampKinds;

const stampNames = Object.keys(stampKinds);

const isRecordName = (name: string) => recordName().isValidSync(name, { strict: true });

/** What a form stores, and where (specification, section 3). */
export const recordSchema = strictObject({
  collection: string()
    .required('is missing: write the name of a collection')
    .matches(/^[A-Za-z][A-Za-z0-9_-]*$/, {
      message: 'must be only letters A to Z, digits, - and _',
    })
    .meta({
      description:
        'The collection in the database that stores what visitors send. Each form has its own.',
      blank: ({ unused }) => unused('answers'),
    }),
  stamps: object()
    .required('is missing')
    .test(
      'stamps',
      `must hold names, each with one of ${stampNames.join(', ')}`,
      (stamps: Record<string, unknown>) =>
        Object.values(stamps).every((kind) => stampNames.some((known) => known === kind)),
    )
    .test(
      'stamp-names',
      'must have names of only letters A to Z, digits and _, no word of the language that these files are written in',
      (stamps: Record<string, unknown>) => Object.keys(stamps).every(isRecordName),
    )
    .meta({
      description:
        'What is stored beside the fields, such as the time of sending: a name of your own, and what it holds.',
      blank: { id: 'milliseconds', date: 'date' },
      entries: { name: recordName(), value: oneOf('What it holds.', stampKinds) },
    }),
  order: optionalList(
    'The names of all fields and stamps in the order in which they are stored.',
    'the fields, then the stamps',
    calledField(),
  ),
  scanned: recordName().optional().meta({
    description:
      'The name under which it is written into a record what your virus scanner has found in its files: clean, or its words. docs/deploy.md says how one is connected; on this machine nothing is looked at.',
    whenOmitted: 'no scanner looks at files',
    shown: false,
    blank: 'FilesScanned',
  }),
  checkedBy: optionalOneOf(
    'Who checks what is sent, before it is stored. With the second one npm run deploy publishes it, as docs/deploy.md says.',
    'the rules of the database check it',
    {
      rules:
        'the rules of the database, which cost nothing to run, and have limits to how much they check',
      function:
        'a program of the site at Firebase, by the same definition: for a form that is too large for the rules. It needs Firebase’s plan Blaze',
    },
  ).meta({ part: 'more' }),
  keepInMemory: flag('Also keeps what was sent in a list until the visitor leaves the site.'),
});

/** Whether a function of the site takes what the form sends, in place of the database. */
export const isCheckedByFunction = ({
  record,
}: {
  record?: { checkedBy?: string | undefined };
}): boolean => record?.checkedBy === 'function';

export type RecordDefinition = Omit<InferType<typeof recordSchema>, 'stamps'> & {
  stamps: Record<string, StampKind>;
};

/** The value of a field by itself: a text; whether a box is ticked; a number, or null; the chosen options. */
export type PlainValue = string | boolean | number | null | string[];

export type EntryValues = Record<string, PlainValue>;

/**
 * What is chosen in each row of a matrix, by the row's name; null where nothing is, and a list where several answers can
 * be chosen.
 */
export type RowChoices = Record<string, string | number | null | string[]>;

/**
 * The value of a field: a plain one, the addresses of several files, the entries of a list, or a map: the choices of a
 * matrix, the answers of a stored group.
 */
export type Value = PlainValue | EntryValues[] | RowChoices | EntryValues;

/** A form's values by field name; a file field holds the address of the uploaded file. */
export type Values = Record<string, Value>;

/** What is stored: values and stamps, in order. */
export type StoredRecord = Record<string, Value>;
