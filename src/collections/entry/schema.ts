import { lazy, type InferType, type Schema } from 'yup';
import { calendarDay } from '../../schema/calendar-day';
import { lacks } from '../../schema/groups';
import { link, type LinkDefinition } from '../../schema/link';
import { photo, type Photo } from '../../schema/picture';
import { plainGroup, plainNumber } from '../../schema/plain-values';
import { listOf, markedText, oneOf, strictObject, text } from '../../schema/primitives';
import { amount, currencyKeys } from '../amounts';
import { collectionKind, commonKeys, entriesOf } from '../kind-schema';

const types = {
  text: 'words in quotes, which may have marks',
  number: 'a number without quotes',
  price: 'a number in the currency of the collection',
  day: 'a day, for example 2026-03-31',
  picture: 'a photograph',
  link: 'a link with its words',
  choice: 'one of the words in choices',
};
type ValueType = keyof typeof types;

type Key = { type?: ValueType; choices?: unknown };

const ownKey = strictObject({
  type: oneOf('What it holds.', types),
  label: text('What visitors read beside it, for example Level.'),
  choices: listOf('The words to choose from, where the type is choice.', text())
    .optional()
    .meta({ whenOmitted: 'its type is another one' }),
})
  .test(
    lacks<Key>({
      key: 'choices',
      form: "['…', '…']",
      when: ({ type, choices }) => type === 'choice' && choices === undefined,
      message: 'must have choices where the type is choice',
    }),
  )
  .meta({
    group: { name: 'OwnKey', description: 'A key that the entries of a collection have.' },
  });

type OwnKey = InferType<typeof ownKey>;

const isName = (name: string) =>
  /^[a-z][A-Za-z0-9]*$/.test(name) && !Object.hasOwn(commonKeys, name);

const name = text().matches(/^[a-z][A-Za-z0-9]*$/, {
  message: 'begin with a small letter, and hold only letters A to Z and digits',
});

const keys = plainGroup({})
  .required('is missing: write a group of keys in { }')
  .meta({
    description:
      'The keys that the entries have: a name of your own for each, what it holds, and its words.',
    entries: { name, value: ownKey as Schema },
  });

const words = markedText();
const anyNumber = plainNumber();
const anyLink = link();

/** Any value of a key of the site's own. */
const ownValue = lazy((value: unknown): Schema => {
  if (typeof value === 'number') return anyNumber;
  if (typeof value !== 'object' || value === null) return words;
  return 'to' in value ? anyLink : photo;
}).meta({
  group: { name: 'OwnValue', description: 'What a key of a collection’s own holds.' },
  choices: { schemas: { Photo: photo, Link: anyLink }, text: words, number: anyNumber },
});

const values = plainGroup({})
  .optional()
  .default(undefined)
  .meta({
    description: 'What the entry has of the keys that stand in keys.',
    whenOmitted: 'the entry has none of them',
    entries: { name, value: ownValue as unknown as Schema },
  });

export const entrySchema = collectionKind(
  'entry',
  'Anything else: entries with keys of your own.',
  { collection: { ...currencyKeys, keys }, entry: { values } },
).meta({ aliases: 'items custom other things objects records generic' });

const schemasOf: Record<ValueType, (words: string, choices: string[]) => Schema> = {
  text: (description) => markedText(description),
  number: (description) => anyNumber.meta({ description }),
  price: (description) => amount(description),
  day: (description) => calendarDay(description),
  picture: (description) => photo.meta({ description }),
  link: (description) => link(description),
  choice: (description, choices) => oneOf(description, choices),
};

const valueOf = ({ type, label, choices }: Partial<OwnKey> = {}): Schema => {
  const known = type !== undefined && Object.hasOwn(schemasOf, type) ? type : 'text';
  const schema = schemasOf[known](`${label}.`, Array.isArray(choices) ? choices.map(String) : []);
  return (schema as typeof words)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'it has none' });
};

const made = new WeakMap<object, Schema>();

export const entrySchemaWith = (own: object): Schema => {
  const known = made.get(own);
  if (known) return known;
  const names = Object.keys(own);
  const declared = Object.entries(own as Record<string, Partial<OwnKey>>);
  const schema = entrySchema.shape({
    keys: strictObject(Object.fromEntries(names.map((each) => [each, ownKey])))
      .test(
        'names',
        'must have names that begin with a small letter and hold only letters A to Z and digits, and none that every entry has, as name',
        () => names.every(isName),
      )
      .meta(keys.meta() ?? {}),
    entries: entriesOf(
      strictObject({
        ...commonKeys,
        values: strictObject(
          Object.fromEntries(declared.map(([each, key]) => [each, valueOf(key)])),
        )
          .optional()
          .default(undefined)
          .meta(values.meta() ?? {}),
      }),
    ),
  }) as Schema;
  made.set(own, schema);
  return schema;
};

type Written = InferType<typeof entrySchema>;
type Entry = Written['entries'][number];

export type OwnDefinition = Omit<Written, 'keys' | 'entries'> & {
  keys: Record<string, OwnKey>;
  entries: (Omit<Entry, 'values'> & {
    values?: Record<string, string | number | Photo | LinkDefinition> | undefined;
  })[];
};
