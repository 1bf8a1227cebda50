import { oneOf } from './primitives';

/** How what surrounds every page is laid out: entries of `header` and `footer` in config/site.ts. */

const footerLooks = {
  columns: 'the logo and the blurb first, the columns of links beside them',
  centred: 'everything in the middle: the logo, the blurb, the links in a row',
  large: 'the name across the whole width, the links in one row below it',
  line: 'one quiet row: the logo, the links, the copyright; without the blurb',
};

export type FooterLook = keyof typeof footerLooks;

export const footerLook = oneOf('How the footer is laid out.', footerLooks)
  .optional()
  .meta({
    whenOmitted: 'columns',
    input: 'look',
    example: "'large'",
    aliases: 'layout style variant design',
    wordAliases: {
      columns: ['column', 'default', 'grid', 'full'],
      centred: ['center', 'centre', 'centered', 'middle'],
      large: ['big', 'poster', 'giant', 'wordmark', 'huge'],
      line: ['minimal', 'simple', 'slim', 'row', 'compact', 'small'],
    },
  });
