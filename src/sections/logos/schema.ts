import { linkTarget } from '../../schema/link';
import { sizedFile } from '../../schema/picture';
import { flag, listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const logo = strictObject({
  name: text('The owner of the logo.'),
  ...sizedFile,
  to: linkTarget('Where the logo leads.').optional().meta({ whenOmitted: 'it is not a link' }),
  newTab: flag('Opens in a new tab, and screen readers say so.'),
});

export const logosSchema = sectionSchema(
  'logos',
  'A row of logos of partners, customers or associations.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    logos: listOf('The logos, in order.', logo),
  },
).meta({
  aliases: 'partners clients customers sponsors brands logo-wall certificates awards badges',
});
