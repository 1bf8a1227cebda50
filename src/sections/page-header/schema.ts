import { linkTarget } from '../../schema/link';
import { optionalList, optionalMarkedText, strictObject, text } from '../../schema/primitives';
import { sectionSchema } from '../section-schema';

const step = strictObject({
  label: text('The name of the page.'),
  to: linkTarget('Where it leads.')
    .optional()
    .meta({ whenOmitted: 'it is not a link, like the last one: the page itself' }),
});

export const pageHeaderSchema = sectionSchema(
  'page-header',
  'The opening of every page except Home: the breadcrumb, the headline and an introduction.',
  {
    breadcrumb: optionalList(
      'The breadcrumb: the way from Home to this page.',
      'there is no breadcrumb; on a page from a template, if other pages of the site have one, it leads through the page that lists the collection',
      step,
    ),
    title: text('The headline of the page.'),
    lead: optionalMarkedText('The sentence below the headline.', 'only the headline is shown'),
  },
).meta({
  opens: true,
  aliases: 'header heading headline page-title breadcrumb breadcrumbs',
});
