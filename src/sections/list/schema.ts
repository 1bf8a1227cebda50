import { entriesWhere } from '../../schema/entries-where';
import { link } from '../../schema/link';
import {
  flag,
  oneOf,
  optionalGroup,
  optionalMarkedText,
  optionalOneOf,
  strictObject,
  text,
  whole,
} from '../../schema/primitives';
import { usualText, usualTextWith } from '../../schema/usual-text';
import { sectionLead, sectionSchema, sectionTitle, standing } from '../section-schema';

/** How entries are shown. */
const looks = {
  cards: 'cards with their pictures, side by side',
  tiles: 'pictures with a name on them',
  rows: 'rows, one below the other',
  agenda: 'rows that begin with the day, as a leaf of a calendar: for events',
  calendar: 'a calendar for each month: for events',
  prices: 'cards with a large price: for offers',
  menu: 'names and prices joined by dots: for dishes and price lists',
  places: 'one below the other, each with its address, hours and map: for places',
} as const;

export const listSchema = sectionSchema(
  'list',
  'Entries of a collection. What is over is not shown any more, by the visitor’s day.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    of: text(
      'The collection. The pages that are posts are posts, the people of config/site.ts are team.',
    ).meta({
      shown: false,
      chooses: {
        name: 'collection',
        also: [
          { value: 'posts', label: 'Posts' },
          { value: 'team', label: 'Team' },
        ],
      },
      blank: ({ collections }) => collections[0],
      needs: 'There is no collection to list yet: add one under Pages first.',
    }),
    look: oneOf('How the entries are shown.', looks).meta({ input: 'layout' }),
    where: entriesWhere('Which entries are shown.', {
      related: flag(
        'On the page of an entry: only entries that share tags with it, those that share most first.',
      ),
    }),
    when: optionalOneOf('Which of those that have a day.', 'upcoming', {
      upcoming: 'what is not over yet',
      past: 'what is over',
      all: 'all',
    }),
    series: optionalOneOf('How an event with several dates is shown.', 'apart', {
      apart: 'as an entry for each of its dates',
      together:
        'as one entry with its next date, which says the others in a few words: 5, 12 and 19 December, or every Saturday until 28 March',
    }).meta({ inLooks: { not: ['calendar'] } }),
    sort: optionalOneOf(
      'The order.',
      'events by their day, posts and vacancies the newest first, others as in the file',
      {
        written: 'as in the file',
        name: 'by name',
        soonest: 'by day, the first day first',
        newest: 'by day, the last day first',
        cheapest: 'by price',
      },
    ),
    group: optionalOneOf('Headings between the entries.', 'there are none', {
      tag: 'one for each first tag',
      group: 'one for each group of people',
      month: 'one for each month',
    }),
    limit: whole('The largest number of entries.')
      .min(1)
      .optional()
      .meta({ whenOmitted: 'all are shown' }),
    choose: optionalGroup(
      'Buttons by which visitors choose a tag.',
      'all entries are shown',
      strictObject({
        label: text('What is chosen, for example Subject.'),
        all: usualText('choose.all', 'The button for all entries, for example All.'),
        left: usualTextWith(
          'choose.left',
          'Tells those who do not see the page how many entries a choice leaves. {count} becomes their number.',
          { count: { needed: 'the number of entries' } },
        ),
      }),
    ),
    empty: optionalMarkedText(
      'What is shown if no entry is left.',
      'the section is not shown then',
    ),
    more: optionalGroup(
      'A link below the entries, for example to all of them.',
      'there is no link',
      link(),
    ),
  },
).meta({
  aliases: 'collection-list listing entries feed agenda',
});
