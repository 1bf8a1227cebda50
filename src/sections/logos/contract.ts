import { linkTarget } from '../../contract/link';
import { sizedFile } from '../../contract/picture';
import { flag, listOf, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

const logo = strictObject({
  name: text('Whose logo it is.'),
  ...sizedFile,
  to: linkTarget('Where the logo leads.').optional().meta({ leftOut: 'it is no link' }),
  newTab: flag('Opens in a new tab of the browser, and says so to those who hear the page.'),
});

export const logosContract = sectionContract(
  'logos',
  'Logos in a row: of partners, customers, associations.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    logos: listOf('The logos, in order.', logo),
  },
).meta({
  alsoCalled: [
    'partners',
    'clients',
    'customers',
    'sponsors',
    'brands',
    'logo-wall',
    'certificates',
    'awards',
    'badges',
  ],
});
