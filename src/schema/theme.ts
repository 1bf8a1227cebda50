import { type InferType, string } from 'yup';
import { cssSort, isEasing, isShadow } from './css-values';
import {
  listOf,
  milliseconds,
  oneOf,
  strictObject,
  text,
  whole,
  withDescription,
} from './primitives';

const color = (words: string) =>
  string()
    .required('is missing: write a colour, for example #0B6B4A')
    .matches(/^#[0-9a-f]{6}$/i, { message: 'must be # and six digits 0-9 or A-F, like #0B6B4A' })
    .meta({ description: words });

const onGrounds =
  'At least 4.5 to 1 against background.default, background.tint and background.paper.';

/** The colours of one scheme as Material UI's palette names them; it has no word for the last two. */
const scheme = strictObject({
  primary: withDescription(
    'The filled button.',
    strictObject({
      main: color('The ground of the button.'),
      dark: color('The same under the pointer.'),
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
    'What is wrong in a form.',
    strictObject({ main: color(`The colour of its words and edges. ${onGrounds}`) }),
  ),
  text: withDescription(
    'The letters.',
    strictObject({
      primary: color(`Headings, and what stands out in a text. ${onGrounds}`),
      secondary: color(`Running text. ${onGrounds}`),
      muted: color(`Small words beside something larger. ${onGrounds}`),
    }),
  ),
  background: withDescription(
    'What lies below the words.',
    strictObject({
      default: color('The ground of the page.'),
      paper: color('The ground of what lies on the page: cards, fields and forms.'),
      tint: color('The ground of sections that are set apart a little.'),
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
    'The highlighter. It decorates: never a text, never the only edge of something.',
    strictObject({
      main: color('The colour of the highlighter.'),
      contrastText: color('The words on it. At least 4.5 to 1 against highlight.main.'),
    }),
  ),
}).meta({
  formerNames: {
    paper: 'background.default',
    tint: 'background.tint',
    band: 'background.band',
    surface: 'background.paper',
    ink: 'text.primary',
    body: 'text.secondary',
    muted: 'text.muted',
    accent: 'secondary.main',
    action: 'primary.main',
    actionHover: 'primary.dark',
    onAction: 'primary.contrastText',
    lime: 'highlight.main',
    onLime: 'highlight.contrastText',
    hairline: 'divider',
    error: 'error.main',
  },
  group: {
    name: 'Colours',
    description:
      'Colours by what they are for, named as in Material UI. The check measures how well they can be told apart, from 1 to 1 (not at all) to 21 to 1 (black on white).',
  },
});

const fontFamily = strictObject({
  family: text(
    'The name of a font of the packages @fontsource-variable, with Variable behind it. The project has Bricolage Grotesque Variable, with a face of its own, and Instrument Sans Variable, made for reading; the check says how another one is fetched.',
  ),
  fallback: text('A font of the visitor’s machine that is shown until the first one is there.'),
  weight: whole('How bold it is: 400 is plain, 700 is bold.').min(1).max(1000),
}).meta({ group: { name: 'Font', description: 'A font, and how bold it is.' } });

/** A text that is a CSS length: browsers would ignore anything else. */
const length = (words: string) =>
  text(words).test(
    'length',
    'must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with a point, and its unit without a blank',
    (value = '') => !value.startsWith('-') && (cssSort(value) === 'length' || value === '0'),
  );

const lineHeight = (words: string) =>
  text(words).test(
    'line-height',
    'must be a number with a point in quotes, for example 1.5, or a length, for example 24px',
    // Line height: more than five must be a length without its unit.
    (value = '') => !value.startsWith('-') && cssSort(value) !== undefined && !(Number(value) > 5),
  );

const letterSpacing = (words: string) =>
  text(words).test(
    'letter-spacing',
    'must be 0 or a length as CSS writes it, for example 0.02em or -0.02em: a number with a point, and its unit without a blank',
    (value = '') => cssSort(value) === 'length' || value === '0' || value === 'normal',
  );

const typeStyle = strictObject({
  fontSize: length('The size: 1rem is the visitor’s own size.'),
  lineHeight: lineHeight('The height of a line, as a multiple of the size.'),
  letterSpacing: letterSpacing('The room between letters: 1em is the size.'),
}).meta({
  formerNames: { size: 'fontSize' },
  group: { name: 'Lettering', description: 'How a sort of text is set.' },
});

const pixels = (words: string) => whole(`${words} In pixels.`).min(0);

/** config/theme.ts. */
export const themeSchema = strictObject({
  color: withDescription(
    'Every colour of the site, by what it is for.',
    strictObject({
      light: withDescription('For visitors whose device is set to light colours.', scheme),
      dark: withDescription(
        'For visitors whose device is set to dark colours, and for the dark band.',
        scheme,
      ),
    }),
  ).meta({
    aliases: `
      palette dark-mode darkmode scheme color-scheme background background-color primary
      secondary accent-color mode gradient
    `,
  }),
  motif: oneOf('What is drawn around words: in openings, beside invitations, in the mark.', {
    growth: 'ledger paper, a line that climbs like a stair, and leaves',
  })
    .optional()
    .meta({
      aliases: 'background-image pattern decoration illustration texture',
      whenOmitted: 'nothing is drawn but what pages name',
    }),
  font: withDescription(
    'The two fonts of the site.',
    strictObject({
      display: withDescription('The font of headings.', fontFamily),
      text: withDescription('The font of everything else.', fontFamily),
    }),
  ).meta({
    aliases: 'font-family typeface google-fonts font-weight webfont',
  }),
  typography: withDescription(
    'How large and how open each sort of text is set.',
    strictObject({
      display: withDescription('The largest heading of a page.', typeStyle),
      h2: withDescription('The heading of a section.', typeStyle),
      h3: withDescription('The heading of a card or of a part.', typeStyle),
      lead: withDescription('The sentence below a heading.', typeStyle),
      body1: withDescription('Running text.', typeStyle),
      label: withDescription(
        'The small words beside a section’s number, and of fields.',
        typeStyle,
      ),
    }),
  ).meta({
    formerNames: { body: 'body1' },
    aliases: 'font-size font-sizes text-size line-height letter-spacing headings',
  }),
  space: withDescription(
    'How far things stand apart.',
    strictObject({
      steps: listOf(
        'The distances that the site uses, from small to large, in pixels. The first is 0.',
        whole().min(0),
      ).test(
        'steps',
        'must be ten numbers from 0 on, each larger than the one before',
        (steps) =>
          steps?.length === 10 &&
          steps[0] === 0 &&
          steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? Infinity)),
      ),
      section: length('The room above and below a section.'),
      gutter: length('The room at both sides of the page.'),
      container: length('The widest that a page becomes.'),
      measure: length('The widest that a line of text becomes.').meta({ unit: 'ch' }),
    }),
  ).meta({
    aliases: 'spacing padding margin gap max-width container layout',
  }),
  shape: withDescription(
    'How round corners are.',
    strictObject({
      borderRadius: pixels('Corners of fields and buttons.'),
      card: pixels('Corners of cards.'),
      device: pixels('Corners of large panels.'),
      pill: pixels('Corners of what is round altogether.'),
    }),
  ).meta({
    formerNames: { control: 'borderRadius' },
    aliases: 'border-radius corners rounded round roundness borders border',
  }),
  shadow: withDescription(
    'What lies above the page.',
    strictObject({
      raised: text('The shadow of what is raised, as CSS writes it.').test(
        'shadow',
        'must be none or a shadow as CSS writes it, for example 0 12px 32px rgb(16 35 28 / 0.18)',
        (value = '') => isShadow(value),
      ),
    }),
  ).meta({ aliases: 'elevation box-shadow shadows depth' }),
  motion: withDescription(
    'How fast things move.',
    strictObject({
      fast: milliseconds('What answers at once, as a button under the pointer.'),
      medium: milliseconds('What moves a little, as an arrow or a card under the pointer.'),
      slow: milliseconds('What comes in, as words that a button opens.'),
      collapse: milliseconds('How long the menu of small screens opens and closes.'),
      draw: milliseconds('How long a drawing draws itself.'),
      easing: text('How a movement starts and ends, as CSS writes it.').test(
        'easing',
        'must be a course as CSS writes it, for example ease-out or cubic-bezier(0.2, 0.8, 0.2, 1)',
        (value = '') => isEasing(value),
      ),
    }),
  ).meta({
    aliases: 'animation animations transition transitions speed duration effects parallax hover',
  }),
  breakpoints: withDescription(
    'From which width of the window on the layout of a larger screen holds. Each is larger than the one before.',
    strictObject({
      xs: pixels('Every screen: 0.'),
      sm: pixels('Large telephones.'),
      md: pixels('Tablets.'),
      lg: pixels('Laptops.'),
      xl: pixels('Wide screens.'),
      xxl: pixels('The widest screens.'),
    }),
  ).meta({ aliases: 'screens responsive media media-queries devices' }),
}).meta({
  formerNames: { type: 'typography', radius: 'shape' },
  description: 'Every colour, size, shape and speed of the site.',
});

export type ThemeDefinition = InferType<typeof themeSchema>;

/** The backgrounds of sections. */
export const tones = {
  paper: 'the ground of the page',
  tint: 'set apart a little',
  band: 'the dark band, of which a page has one at most',
};

export type Tone = keyof typeof tones;
