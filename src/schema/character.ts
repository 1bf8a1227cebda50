import type { InferType } from 'yup';
import { optionalGroup, optionalOneOf, strictObject } from './primitives';

/** How a site draws what every site has: the parts by which a visitor tells one firm from another. */
export const character = optionalGroup(
  'How the site draws its parts. What is left out is drawn plainly.',
  'all parts are drawn plainly',
  strictObject({
    buttons: optionalOneOf('The main action, such as the button of a form.', 'filled', {
      filled: 'a filled shape',
      lined: 'an outline, which fills under the pointer',
      lifted: 'a filled shape above a hard shadow, into which it sinks under the pointer',
    }),
    fields: optionalOneOf('The edges of fields in forms.', 'boxed', {
      boxed: 'a thin line around them',
      underlined: 'a line below them',
      heavy: 'a heavy line around them',
    }),
    links: optionalOneOf('The lines below links in texts.', 'thin', {
      thin: 'a thin line',
      thick: 'a thick line',
      dotted: 'dots',
      double: 'two thin lines',
    }),
    cards: optionalOneOf('Cards and what stands on them.', 'lined', {
      lined: 'a thin line around them',
      plain: 'neither line nor ground',
      raised: 'a soft shadow below them, without a line',
      framed: 'a heavy line around them',
      stacked: 'a heavy line around them, above a hard shadow',
    }),
    photographs: optionalOneOf(
      'All photographs but logos; those with words on them have two colours, or their own.',
      'plain',
      {
        plain: 'as they are',
        gray: 'without colours',
        warm: 'a little warmer, like old prints',
        toned: 'in shades of the colour of links',
        duotone:
          'in two colours: that of the dark band in the shade, the highlighter’s in the light',
        mounted: 'on a mount of paper with a thin line around it',
      },
    ),
    grain: optionalOneOf('The grain of photographs, as of film.', 'none', {
      none: 'none',
      fine: 'fine grain',
      coarse: 'coarse grain',
    }),
    texture: optionalOneOf(
      'What the ground of the page has on it, as strong as all text can be read.',
      'none',
      {
        none: 'nothing',
        dots: 'a field of dots',
        lines: 'ruled lines',
        grid: 'squared paper',
        stripes: 'slanting stripes',
      },
    ),
    ornament: optionalOneOf(
      'A drawn band above the foot of each page, and below its opening unless the next section begins with a shape.',
      'none',
      {
        none: 'no band',
        scallops: 'half circles, as of an awning',
        zigzag: 'pointed teeth',
        checks: 'squares in two rows',
        rings: 'rings beside each other',
        bars: 'thick and thin bars',
        diamonds: 'diamonds beside each other',
      },
    ),
    emphasis: optionalOneOf('How a word that stands out in a headline is marked.', 'highlighter', {
      highlighter: 'a tilted stroke of a highlighter',
      tape: 'a strip of paper tape below it, with torn ends',
      underline: 'a thick line below it',
      chalk: 'a stroke of chalk below it, drawn twice',
      none: 'it is like the other words',
    }),
    dates: optionalOneOf('The day before what takes place on it.', 'leaf', {
      leaf: 'a leaf of a calendar, with a thin line around it',
      plain: 'large figures, without line or ground',
      solid: 'a leaf in the colour of the main action',
      ticket: 'a ticket, with holes at its upper and lower edge',
    }),
    frame: optionalOneOf('The ground of the header and of the foot of each page.', 'plain', {
      plain: 'that of the page',
      band: 'the dark band, so that every page begins and ends with it',
    }),
    entrances: optionalOneOf(
      'How sections come into view as the visitor scrolls; for those who want less motion they stand still.',
      'calm',
      {
        calm: 'they rise a little',
        none: 'they stand where they stand',
        lively: 'they rise further, cards grow, and one page passes into the next',
      },
    ),
  }).meta({
    group: { name: 'Character', description: 'How the site draws its parts.' },
  }),
);

export type CharacterDefinition = NonNullable<InferType<typeof character>>;
