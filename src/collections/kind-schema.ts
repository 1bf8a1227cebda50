import type { AnyObject, ISchema, ObjectShape } from 'yup';
import { prose } from '../schema/block';
import { optionalDay } from '../schema/calendar-day';
import { linkTarget } from '../schema/link';
import { captionedPhoto, photo } from '../schema/picture';
import { plainList, quotedText } from '../schema/plain-values';
import {
  flag,
  kindKey,
  optionalGroup,
  optionalList,
  optionalMarkedText,
  sample,
  strictObject,
  text,
} from '../schema/primitives';

/** The keys of every entry. */
export const commonKeys = {
  id: quotedText()
    .required('is missing: write a short name for addresses, for example german-a1')
    .matches(/^[a-z0-9][a-z0-9-]*$/, {
      message: 'must hold only small letters a to z, digits and -, for example german-a1',
      excludeEmptyString: true,
    })
    .meta({
      description:
        'A short name for addresses and for other entries that refer to this one. Each entry has its own. When it changes, so does the address.',
      blank: ({ unused }) => unused('new-entry'),
      names: 'entry',
      madeOf: 'name',
    }),
  name: text('What the entry is called.'),
  description: optionalMarkedText(
    'One or two sentences, for lists and for search results.',
    'only the name is shown',
  ),
  text: prose('The whole text, for the page of the entry.')
    .optional()
    .meta({ whenOmitted: 'there is no text' }),
  picture: optionalGroup('A photograph.', 'no photograph is shown', photo),
  pictures: optionalList(
    'More photographs, in order, for a gallery on the page of the entry.',
    'there are no others',
    captionedPhoto,
  ).meta({ inFiles: 'The gallery shows them by photos: ‘{pictures}’.' }),
  tags: optionalList(
    'Words by which visitors can choose among the entries.',
    'the entry has none',
    text(),
  ),
  to: linkTarget('Where the entry leads if it has no page of its own.')
    .optional()
    .meta({ whenOmitted: 'it leads to its own page if it has one, or else nowhere' }),
  from: optionalDay('The first day on which the entry is shown.', 'it is shown at once'),
  until: optionalDay(
    'The last day on which the entry is shown.',
    'it stays, unless it is something that is over by itself',
  ),
  sample: sample(),
  hidden: flag('Keeps the entry in the file without showing it.'),
};

/** A list that may be empty: nothing is on at the moment. */
export const entriesOf = <Entry>(entry: ISchema<Entry, AnyObject>) =>
  plainList(entry)
    .required('is missing: write a list')
    .meta({ description: 'The entries, in order.', blank: [] });

const feed = optionalGroup(
  'A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml behind. An entry is in it from its date, or the day of its from, on: events and others need from.',
  'there is none',
  strictObject({ title: text('What feed readers call it, for example News of the school.') }),
);

type Keys<Own, Entry> = {
  /** Keys of the collection as a whole. */
  collection?: Own;
  entry: Entry;
};

export const collectionKind = <
  const Kind extends string,
  const Entry extends ObjectShape,
  // oxlint-disable-next-line typescript/no-empty-object-type
  const Own extends ObjectShape = {},
>(
  kind: Kind,
  description: string,
  { collection, entry }: Keys<Own, Entry>,
) =>
  strictObject({
    kind: kindKey(kind, 'What the entries are.'),
    ...(collection as Own),
    feed,
    entries: entriesOf(strictObject({ ...commonKeys, ...entry })),
  }).meta({ description });
