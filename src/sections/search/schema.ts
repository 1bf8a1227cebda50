import { optionalText, textWith } from '../../schema/primitives';
import { sectionLead, sectionSchema, sectionTitle, standing } from '../section-schema';

const words = (what: string, otherwise: string) => optionalText(what, `it says “${otherwise}”`);

export const searchSchema = sectionSchema(
  'search',
  'A field that searches the texts of all pages, except those with indexed: false. The built site alone has what it searches: npm start, not the dev server.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    field: words('The words above the field.', 'Search this site'),
    button: words('The button beside it.', 'Search'),
    found: textWith('Says how many pages were found. {count} becomes their number.', {
      count: { needed: 'the number of pages' },
    })
      .optional()
      .meta({ whenOmitted: 'it says “Pages found: {count}”' }),
    nothing: words('Shown where no page was found.', 'No page has these words.'),
    more: words('The button that shows more of the pages.', 'Show more'),
    failed: words(
      'Shown where the search does not answer.',
      'The search does not answer. Please try again in a few minutes.',
    ),
    withoutScript: words(
      'Shown in place of the field where the browser runs no script.',
      'The search needs JavaScript, which is switched off in this browser.',
    ),
  },
).meta({
  aliases: 'site-search search-box search-field finder pagefind algolia',
});
