import { linkTarget } from '../../schema/link';
import { optionalList, optionalMarkedText, strictObject, text } from '../../schema/primitives';
import { sectionSchema } from '../section-schema';

const step = strictObject({
  label: text('The name of the page.'),
  to: linkTarget('Where it leads.')
    .optional()
    .meta({ whenOmitted: 'it leads nowhere, as the last one: the page itself' }),
});

export const pageHeaderSchema = sectionSchema(
  'page-header',
  'The opening of every page but Home: where one is, the headline, and an intro.',
  {
    breadcrumb: optionalList('The way from Home to this page.', 'no way is shown', step),
    title: text('The headline of the page.'),
    lead: optionalMarkedText('The sentence below the headline.', 'the headline stands alone'),
  },
).meta({
  aliases: 'header heading headline page-title breadcrumb breadcrumbs',
});
