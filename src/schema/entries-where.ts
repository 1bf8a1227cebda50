import { flag, optionalText, strictObject, withDescription } from './primitives';

/** Which entries of a collection are shown, or can be chosen. */
export const entriesWhere = (words: string) =>
  withDescription(
    words,
    strictObject({
      tag: optionalText('Only entries that have this tag.', 'whatever their tags are').meta({
        shown: false,
        aliases: 'tags category label',
      }),
      names: optionalText(
        'Only entries that name this entry of a collection, such as people/anna: what an author wrote, what takes place somewhere.',
        'whatever they name',
      ).meta({ shown: false, aliases: 'author by place organiser related' }),
      highlighted: flag('Only entries with highlight: true.'),
    }),
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'all of them', aliases: 'filter only if query' });
