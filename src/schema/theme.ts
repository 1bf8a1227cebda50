import type { InferType } from 'yup';
import { character } from './character';
import { color } from './color';
import { cssSort, isEasing, isShadow } from './css-values';
import {
  flag,
  listOf,
  milliseconds,
  optionalOneOf,
  optionalText,
  strictObject,
  text,
  whole,
  withDescription,
} from './primitives';
import { grounds, sectionsOfSite } from './rhythm';

const onGrounds =
  'At least 4.5 to 1 against background.default, background.tint and background.paper.';

/** All colours can be made from one: packages/config-values/palette-from.ts. */
export const colorsByOne = { group: 'color', by: 'from', beside: 'grounds' };

/** The colours of one scheme as Material UI's palette names them; it has no word for the last two. */
const scheme = strictObject({
  primary: withDescription(
    'The filled button.',
    strictObject({
      main: color('The ground of the button.').meta({ makes: colorsByOne }),
      dark: color('The ground of the button under the pointer.'),
      contrastText: color(
        'The words on the button. At least 4.5 to 1 against primary.main and primary.dark.',
      ),
    }),
  ),
  secondary: withDescription(
    'Links, and the lines of drawings.',
    strictObject({ main: color(`The colour of links and lines. ${onGrounds}`) }),
  ),
  error: withDescription(
    'Errors in a form.',
    strictObject({ main: color(`The colour of their words and edges. ${onGrounds}`) }),
  ),
  text: withDescription(
    'Text.',
    strictObject({
      primary: color(`Headings, and emphasised text. ${onGrounds}`),
      secondary: color(`Running text. ${onGrounds}`),
      muted: color(`Small text beside something larger. ${onGrounds}`),
    }),
  ),
  background: withDescription(
    'The grounds below text.',
    strictObject({
      default: color('The ground of the page.'),
      paper: color('The ground of cards, fields and forms.'),
      tint: color('The ground of sections that are slightly set apart.'),
      // The band takes its other colours from `dark`.
      band: color('The ground of the one dark band of a page.'),
    }),
  ),
  divider: color('Thin lines that decorate.'),
  // WCAG 1.4.11.
  control: color(
    'The edges of fields and buttons: at least 3 to 1 against background.default and background.paper.',
  ),
  highlight: withDescription(
    'The highlighter. Only decoration: never text, never the only edge of something.',
    strictObject({
      main: color('The colour of the highlighter.'),
      contrastText: color('The words on it. At least 4.5 to 1 against highlight.main.'),
    }),
  ),
}).meta({
  group: {
    name: 'Colours',
    description:
      'Colours by their role, named as in Material UI. The check measures their contrast, from 1 to 1 (none) to 21 to 1 (black on white).',
  },
});

const fontFamily = strictObject({
  family: text(
    'The name of a font of the packages @fontsource-variable, followed by Variable. The project has Bricolage Grotesque Variable, which has character, and Instrument Sans Variable, which reads well; the check says how to install another one.',
  ),
  fallback: text(
    'A font of the visitor’s device that is shown until the first one is loaded: Georgia or Times New Roman for one with serifs, Arial for one without, Courier New for one of a typewriter. Where the device lacks it, its own font of that sort is shown; serif, sans-serif, monospace or system-ui name the sort itself.',
  ),
  weight: whole('The weight: 400 is regular, 700 is bold.').min(1).max(1000),
  opticalSizes: flag(
    'Whether each size is drawn by a cut of its own: fine strokes where letters are large, sturdy ones where they are small. Only fonts with the axis opsz have them, such as Fraunces, Newsreader, Bricolage Grotesque and Big Shoulders; their files are larger then.',
  ),
}).meta({ group: { name: 'Font', description: 'A font and its weight.' } });

/** A text that is a CSS length: browsers would ignore anything else. */
const length = (words: string) =>
  text(words).test(
    'length',
    'must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with a point, and its unit without a blank',
    (value) =>
      value === undefined ||
      (!value.startsWith('-') && (cssSort(value) === 'length' || value === '0')),
  );

const lineHeight = (words: string) =>
  text(words).test(
    'line-height',
    'must be a number with a point in quotes, for example 1.5, or a length, for example 24px',
    // Line height: more than five must be a length without its unit.
    (value) =>
      value === undefined ||
      (!value.startsWith('-') && cssSort(value) !== undefined && !(Number(value) > 5)),
  );

const spacingTest = [
  'spacing',
  'must be 0 or a length in CSS, for example 0.02em or -0.02em: a number with a point, and its unit without a blank',
  (value: string | undefined) =>
    value === undefined || cssSort(value) === 'length' || value === '0' || value === 'normal',
] as const;

const typeStyle = strictObject({
  fontSize: length('The size: 1rem is the visitor’s own size.'),
  lineHeight: lineHeight('The line height, as a multiple of the size.'),
  letterSpacing: text('The space between letters: 1em is the size.').test(...spacingTest),
  wordSpacing: optionalText(
    'What is added to the space between words: 1em is the size. For a font that sets words close to each other.',
    'nothing; in letters of weight 900 or more 0.09em',
  ).test(...spacingTest),
  textTransform: optionalOneOf('Whether it is shown in capitals; it is written as usual.', 'none', {
    none: 'as it is written',
    uppercase: 'in capitals',
    'small-caps': 'in small capitals, and what is written as a capital is a large one',
  }),
}).meta({
  group: { name: 'Lettering', description: 'The typography of one sort of text.' },
});

const pixels = (words: string) => whole(`${words} In pixels.`).min(0).meta({ unit: 'px' });

export const themeColors = withDescription(
  'Every colour of the site, by its role.',
  strictObject({
    light: withDescription('For visitors whose device is set to light colours.', scheme),
    dark: withDescription(
      'For visitors whose device is set to dark colours, and for the dark band.',
      scheme,
    ),
  }),
);

/** A whole theme: config/theme.ts as the site shows it. */
export const themeSchema = strictObject({
  color: themeColors,
  grounds,
  sections: sectionsOfSite,
  character,
  schemes: optionalOneOf(
    'Which of the two colour schemes visitors see. Both are written in any case: dark also has the colours of the dark band, and light those on paper.',
    'both',
    {
      both: 'the one that their device is set to',
      light: 'the light one, whatever their device is set to',
      dark: 'the dark one, whatever their device is set to',
      switch:
        'the one that their device is set to, until they press a button in the header; their choice is remembered',
    },
  ),
  motif: optionalOneOf(
    'What the site draws by itself: in the headers of pages, around the form of the first one, beside invitations, along lines, in its mark and in the pictures of its links.',
    'only what pages name is drawn',
    {
      growth: 'ledger paper, a line that climbs like a stair, and leaves',
      waves: 'rows of waves, and a sun that sets in them',
      arches: 'arches beside and in each other',
      rays: 'a sun with long and short rays',
      leaves: 'a branch with leaves in pairs',
      dots: 'rows of dots that grow, as in print',
      weave: 'ribbons that go over and under each other',
      none: 'nothing: where extends names a theme that has a motif',
    },
  ),
  font: withDescription(
    'The two fonts of the site.',
    strictObject({
      display: withDescription('The font of headings.', fontFamily),
      text: withDescription('The font of everything else.', fontFamily),
    }),
  ),
  typography: withDescription(
    'The size and spacing of each sort of text.',
    strictObject({
      display: withDescription('The largest heading of a page.', typeStyle),
      h2: withDescription('The heading of a section.', typeStyle),
      h3: withDescription('The heading of a card or a part.', typeStyle),
      lead: withDescription('The sentence below a heading.', typeStyle),
      body1: withDescription('Running text.', typeStyle),
      label: withDescription(
        'The small words beside a section’s number, and in fields.',
        typeStyle,
      ),
    }),
  ),
  space: withDescription(
    'Distances and widths.',
    strictObject({
      steps: listOf(
        'The distances that the site uses, from small to large, in pixels. The first is 0.',
        whole().min(0),
      ).test(
        'steps',
        'must be ten numbers that start with 0, each larger than the one before',
        (steps) =>
          steps === undefined ||
          (steps.length === 10 &&
            steps[0] === 0 &&
            steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? Infinity))),
      ),
      section: length('The space above and below a section.'),
      gutter: length('The space at both sides of the page.'),
      container: length('The largest width of a page.'),
      measure: length('The largest width of a line of text.').meta({ unit: 'ch' }),
    }),
  ),
  shape: withDescription(
    'The roundness of corners.',
    strictObject({
      borderRadius: pixels('Corners of fields and buttons.'),
      card: pixels('Corners of cards.'),
      device: pixels('Corners of large panels.'),
      pill: pixels('Corners of shapes that are entirely round.'),
    }),
  ),
  shadow: withDescription(
    'Shadows.',
    strictObject({
      raised: text('The shadow of raised parts, in CSS.').test(
        'shadow',
        'must be none or a shadow in CSS, for example 0 12px 32px rgb(16 35 28 / 0.18)',
        (value) => value === undefined || isShadow(value),
      ),
    }),
  ),
  motion: withDescription(
    'The speed of movements.',
    strictObject({
      fast: milliseconds('Immediate responses, such as a button under the pointer.'),
      medium: milliseconds('Small movements, such as an arrow or a card under the pointer.'),
      slow: milliseconds('Appearing content, such as words that a button opens.'),
      collapse: milliseconds('How long the menu on small screens takes to open and close.'),
      draw: milliseconds('How long a drawing takes to draw itself.'),
      easing: text('How a movement starts and ends, in CSS.').test(
        'easing',
        'must be an easing in CSS, for example ease-out or cubic-bezier(0.2, 0.8, 0.2, 1)',
        (value) => value === undefined || isEasing(value),
      ),
    }),
  ),
  breakpoints: withDescription(
    'The widths of the window from which the layout of each larger screen applies. Each is larger than the one before.',
    strictObject({
      xs: pixels('Every screen: 0.'),
      sm: pixels('Large phones.'),
      md: pixels('Tablets.'),
      lg: pixels('Laptops.'),
      xl: pixels('Wide screens.'),
      xxl: pixels('The widest screens.'),
    }),
  ),
}).meta({
  description: 'Every colour, size, shape and speed of the site.',
});

export type ThemeDefinition = InferType<typeof themeSchema>;

/** The backgrounds of sections, named as those of the theme; beside them a site has grounds of its own. */
export const tones = {
  default: 'the ground of the page',
  tint: 'slightly set apart',
  band: 'the dark band, at most one on a page',
};

// Any other word is the name of a ground of config/theme.ts.
export type Tone = keyof typeof tones | (string & {});
