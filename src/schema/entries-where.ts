import type { ObjectShape } from 'yup';
import { flag, optionalText, strictObject, withDescription } from './primitives';

/** Which entries of a collection are shown, or can be chosen; `more` asks for what only some places know. */
export const entriesWhere = <const More extends ObjectShape>(words: string, more: More) =>
  withDescription(
    words,
    strictObject({
      id: optionalText(
        'Only the entry with this id. On the page of an entry {id} is that entry.',
        'whatever their ids are',
      ).meta({ shown: false, aliases: 'entry' }),
      tag: optionalText('Only entries that have this tag.', 'whatever their tags are').meta({
        shown: false,
        aliases: 'tags category label',
      }),
      names: optionalText(
        'Only entries that name this entry of a collection, such as people/anna, by whatever key.',
        'whatever they name',
      ).meta({ shown: false, aliases: 'mentions person' }),
      highlighted: flag('Only entries with highlight: true.'),
      ...more,
    }),
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'all of them', aliases: 'filter only if query' });
