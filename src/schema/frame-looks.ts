import { optionalOneOf } from './primitives';

/** How what surrounds every page is laid out: entries of `header` and `footer` in config/site.ts. */

const footerLooks = {
  columns: 'the logo and the blurb first, the columns of links beside them',
  centred: 'everything in the middle: the logo, the blurb, the links in a row',
  large: 'the name across the whole width, the links in one row below it',
  line: 'one quiet row: the logo, the links, the copyright; without the blurb',
};

export type FooterLook = keyof typeof footerLooks;

export const footerLook = optionalOneOf('How the footer is laid out.', 'columns', footerLooks).meta(
  { input: 'look', example: "'large'" },
);

const headerLooks = {
  bar: 'one row: the logo first, then the links and the button',
  centred: 'the logo in the middle, the links in a row below it',
  split: 'the logo in the middle, half of the links on each side of it',
  menu: 'the logo and a button; the links are large, on a sheet as high as the window',
};

export type HeaderLook = keyof typeof headerLooks;

export const headerLook = optionalOneOf('How the header is laid out.', 'bar', headerLooks).meta({
  input: 'look',
  example: "'centred'",
});

const headerStrips = {
  contact: 'telephone, e-mail and profiles',
  hours:
    'whether it is open now, the hours of today, and the telephone; telephone and e-mail where business in config/site.ts has no hours',
  none: 'there is no strip',
};

export type HeaderStrip = keyof typeof headerStrips;

export const headerStrip = optionalOneOf(
  'The low strip above the header, on large screens.',
  'contact',
  headerStrips,
).meta({ input: 'look', example: "'none'" });
