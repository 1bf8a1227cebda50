import { linkTarget } from '../../schema/link';
import { sizedFile } from '../../schema/picture';
import { flag, listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const logo = strictObject({
  name: text('Whose logo it is.'),
  ...sizedFile,
  to: linkTarget('Where the logo leads.').optional().meta({ whenOmitted: 'it is no link' }),
  newTab: flag('Opens in a new tab of the browser, and says so to those who hear the page.'),
});

export const logosSchema = sectionSchema(
  'logos',
  'Logos in a row: of partners, customers, associations.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    logos: listOf('The logos, in order.', logo),
  },
).meta({
  aliases: 'partners clients customers sponsors brands logo-wall certificates awards badges',
});
