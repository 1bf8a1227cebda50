import type { ObjectShape } from 'yup';
import { flag, optionalGroup, optionalText, strictObject } from './primitives';

/** What a key of the entries names: an entry of another collection. */
const named = (words: string, whenOmitted: string) =>
  optionalText(`${words} As in the entries: people/anna, or plain words.`, whenOmitted).meta({
    shown: false,
    follows: { name: 'entry' },
  });

const relations = {
  author: named('Only posts by this author.', 'whoever wrote them'),
  by: named('Only offers that this person gives or makes.', 'whoever gives them'),
  organiser: named('Only events that this person organises.', 'whoever organises them'),
  performers: named('Only events at which this person performs.', 'whoever performs'),
  place: named('Only what is at this place.', 'wherever it is'),
};

/** The keys of entries, which name entries of other collections, by which some can be chosen. */
export const relationKeys = Object.keys(relations) as (keyof typeof relations)[];

/** Which entries of a collection are shown, or can be chosen; `more` asks for what only some places know. */
export const entriesWhere = <const More extends ObjectShape>(words: string, more: More) =>
  optionalGroup(
    words,
    'all of them',
    strictObject({
      id: optionalText(
        'Only the entry with this id. On the page of an entry {id} is that entry.',
        'whatever their ids are',
      ).meta({ shown: false, follows: { name: 'entry' } }),
      tag: optionalText('Only entries that have this tag.', 'whatever their tags are').meta({
        shown: false,
        translated: true,
      }),
      names: optionalText(
        'Only entries that name this entry of a collection, such as people/anna, by whatever key.',
        'whatever they name',
      ).meta({ shown: false, follows: { name: 'entry' } }),
      highlighted: flag('Only highlighted entries, as offers and events may be.'),
      ...relations,
      ...more,
    }),
  );
