import { optionalUsualText, usualTextWith } from '../../schema/usual-text';
import { sectionLead, sectionSchema, sectionTitle, standing } from '../section-schema';

export const searchSchema = sectionSchema(
  'search',
  'A field that searches the texts of all pages, except those with indexed: false. It finds them on the built site, not while the site is edited.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    field: optionalUsualText('search.field', 'The words above the field.'),
    button: optionalUsualText('search.button', 'The button beside it.'),
    found: usualTextWith(
      'search.found',
      'Says how many pages were found. {count} becomes their number.',
      {
        count: { needed: 'the number of pages' },
      },
    ).optional(),
    shown: usualTextWith(
      'search.shown',
      'Says the same where only some of them are shown. {shown} becomes how many are, {count} how many were found.',
      {
        shown: { needed: 'the number of pages shown' },
        count: { needed: 'the number of pages' },
      },
    ).optional(),
    nothing: optionalUsualText('search.nothing', 'Shown where no page was found.'),
    more: optionalUsualText('search.more', 'The button that shows more of the pages.'),
    failed: optionalUsualText('search.failed', 'Shown where the search does not answer.'),
    withoutScript: optionalUsualText(
      'search.withoutScript',
      'Shown in place of the field where the browser runs no script.',
    ),
  },
).meta({
  asks: true,
  aliases: 'site-search search-box search-field finder pagefind algolia',
});
