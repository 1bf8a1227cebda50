import { journeysThrough } from './parts-site';

type Looks = { header: string; strip: string; footer: string };

/** With hours, and the words for them. */
const business = `business: {
    type: 'ProfessionalService',
    address: { street: 'Quay 1', postalCode: 'ZZ1 1ZZ', town: 'Harbour', country: 'GB' },
    hours: { week: [{ days: ['monday', 'friday'], open: ['09:00–18:00'] }], closed: 'Closed' },
  },`;

/** The agency's site in these looks of what surrounds the pages. */
const lookingTest = ({ header, strip, footer }: Looks) =>
  journeysThrough(`frame-${header}`, [
    [
      'config/site.ts',
      '  header: {',
      `  header: {\n    look: '${header}',\n    strip: '${strip}',`,
    ],
    ['config/site.ts', '  footer: {', `  footer: {\n    look: '${footer}',`],
    ['config/site.ts', '  contact: {', `  timeZone: 'Europe/London',\n  ${business}\n  contact: {`],
    [
      'config/site.ts',
      '  words: {',
      "  words: {\n    openNow: { open: 'Open now, until {time}', closed: 'Closed, opens {day} at {time}' },",
    ],
  ]);

/** By the look of the header. */
export const frameTests = {
  centred: lookingTest({ header: 'centred', strip: 'hours', footer: 'centred' }),
  split: lookingTest({ header: 'split', strip: 'contact', footer: 'large' }),
  menu: lookingTest({ header: 'menu', strip: 'none', footer: 'line' }),
};
