import { catalogue } from './catalogue-entry';

/** Colours and sizes that would make the site hard to use. */
export const theme = catalogue({
  noSuchFont: {
    code: 'SITE-192',
    description: 'The project does not have the font {found}.',
    why: 'Visitors would see a font of their machine instead.',
    repair:
      'Write the name of one that the project has. Or fetch this one by {command} if fontsource.org has it as a variable font.',
    example: "family: 'Instrument Sans Variable',",
  },
  lowContrast: {
    code: 'SITE-110',
    description:
      '{found} on {other} ({ground}) has a contrast of {ratio} : 1; {needed} : 1 is needed.',
    why: 'Many people could not read it (WCAG 1.4.3 and 1.4.11).',
    repair: 'Choose a colour with more contrast.',
    example: "paper: '#FBFAF6',\nink: '#10231C',",
  },
  unorderedBreakpoints: {
    code: 'SITE-111',
    description: '{found} is not more than {other}, the width before it.',
    why: 'Each width begins where the one before it ends.',
    repair: 'Write the widths from small to large.',
    example: 'breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },',
  },
  badGround: {
    code: 'SITE-112',
    description: 'On {found} ({ground}) most of what stands there cannot be read: {other}.',
    why: 'Many people could not read it (WCAG 1.4.3 and 1.4.11).',
    repair:
      'Choose another colour for the ground; or, where the ground is right, one with more contrast for each of these.',
    example: "paper: '#FBFAF6',\nink: '#10231C',",
  },
});
