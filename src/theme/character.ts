import type { CharacterDefinition } from '../schema/character';
import type { ThemeDefinition } from '../schema/theme';
import { asStyles, colorOf, type Drawn, rule, type Rules, within } from './css-rules';
import { dates } from './dates';
import { emphasis } from './emphasis';
import { bandVariables } from './palette';
import { ornament, texture } from './patterns';
import { opening } from './rhythm-rules';
import { fixedColors } from './schemes';
import { filterPlace, treatedFilter, treatmentOf } from './treatment';

/**
 * How the site draws its parts, as CSS: config/theme.ts, `character`. It names Material UI's classes
 * (https://mui.com/material-ui/customization/how-to-customize/), below `body`, so that it outweighs their own styles.
 */

const ink = colorOf('text.primary');

const main = 'body .MuiButton-contained';

/** Moved onto its hard shadow, by so many of its pixels. */
const sunk = (by: number, of: number) =>
  `transform:translate(${by}px,${by}px);box-shadow:${of - by}px ${of - by}px 0 ${ink}`;

const buttons: Drawn<'buttons'> = {
  lined: () => [
    rule(main, `border:2px solid ${ink};background:none;color:${ink}`),
    rule(`${main}:hover`, `background:${ink};color:${colorOf('background.default')}`),
  ],
  lifted: () => [
    rule(main, `border:2px solid ${ink};box-shadow:4px 4px 0 ${ink}`),
    rule(`${main}:hover`, sunk(2, 4)),
    rule(`${main}:active`, sunk(4, 4)),
  ],
};

const outline = 'body .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline';

const fields: Drawn<'fields'> = {
  underlined: () => [
    rule('body .MuiOutlinedInput-root', 'border-radius:0'),
    rule(outline, 'border-width:0 0 2px'),
  ],
  heavy: () => [rule(outline, `border-width:2px;border-color:${ink}`)],
};

const link = 'body .MuiLink-underlineAlways';

const links: Drawn<'links'> = {
  thick: () => [rule(link, 'text-decoration-thickness:.14em')],
  dotted: () => [rule(link, 'text-decoration-style:dotted;text-decoration-thickness:.12em')],
  double: () => [rule(link, 'text-decoration-style:double')],
};

/** Also the sheet below a form. */
const card = 'body :is(main,footer) .MuiPaper-outlined.MuiPaper-rounded:not(.MuiAlert-root)';
const framed = `border:2px solid ${ink}`;

const cards: Drawn<'cards'> = {
  plain: () => [
    // What has a ground of its own keeps it: its words are for that. An opening's form stands on a drawing.
    // Without an edge words begin where those above them do.
    rule(
      `${card}:not([data-solid],${opening} *)`,
      'border-color:transparent;background:none;padding-inline:0',
    ),
    rule(`${card}:hover`, 'box-shadow:none'),
    rule(`${card}.MuiCard-root:not([data-solid])>div:only-child,${card}+div`, 'padding-inline:0'),
  ],
  raised: ({ shadow }) => [rule(card, `border-color:transparent;box-shadow:${shadow.raised}`)],
  framed: () => [rule(card, framed)],
  stacked: () => [rule(`${card},${card}:hover`, `${framed};box-shadow:6px 6px 0 ${ink}`)],
};

/** Logos are left as they are, and a photograph whose pixels were measured for the words on it: their classes say so. */
const photograph = 'body main picture>img:not(.as-is,.measured,[data-ground] *)';

/** What the build knows the pixels of, it has measured below words as well. */
const anyPhotograph = 'body main picture>img:not(.as-is)';

/** In degrees (https://www.w3.org/TR/css-color-4/#hsl-color). */
const hueOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return Math.round((angle * 180) / Math.PI + 360) % 360;
};

/** Of what `sepia()` makes, in degrees. */
const sepiaHue = 38;

/** Filters of CSS. */
const filters: Partial<
  Record<NonNullable<CharacterDefinition['photographs']>, (theme: ThemeDefinition) => string>
> = {
  gray: () => 'grayscale(1)',
  warm: () => 'sepia(.35) saturate(1.1)',
  toned: (theme) => {
    const hueRotation = hueOf(fixedColors(theme).secondary.main) - sepiaHue;
    return `grayscale(1) sepia(.6) hue-rotate(${hueRotation}deg) saturate(1.4) contrast(1.05)`;
  },
};

const filterOf = (theme: ThemeDefinition) =>
  filters[theme.character?.photographs ?? 'plain']?.(theme);

const filtered = (theme: ThemeDefinition): Rules[] => [
  rule(photograph, `filter:${filterOf(theme) ?? 'none'}`),
];

const photographs: Drawn<'photographs'> = {
  gray: filtered,
  warm: filtered,
  toned: filtered,
  mounted: () => [
    rule(
      photograph,
      `box-sizing:border-box;padding:clamp(.5rem,2%,1rem);border:1px solid ${colorOf('divider')};background:${colorOf('background.paper')}`,
    ),
  ],
};

/** Two colours, and grain: on paper, and in colours that the visitor forces, photographs stay as they are. */
const treatment = (theme: ThemeDefinition): Rules[] => {
  if (!treatmentOf(theme)) return [];
  const own = filterOf(theme);
  return [
    rule(filterPlace, 'position:absolute'),
    within('screen and (forced-colors:none)', [
      rule(anyPhotograph, `filter:${treatedFilter}`),
      ...(own ? [rule(photograph, `filter:${own} ${treatedFilter}`)] : []),
    ]),
  ];
};

/** The header's button where a page opens with a form, whose own is the filled one of the first screen. */
const besideForm = '#root:has([data-rhythm]:first-of-type form)>header .MuiButton-contained';

const frame: Drawn<'frame'> = {
  band: (theme) => [
    rule(
      '#root>:is(header,footer)',
      `color-scheme:dark;${asStyles(bandVariables(theme))};border:0;background:${colorOf('background.default')};color:${colorOf('text.secondary')}`,
    ),
    // On it fields of the dark scheme would be a stain.
    rule('#root>footer .MuiOutlinedInput-root', 'background:none'),
    rule(besideForm, `border-color:currentcolor;background:none;color:${ink}`),
    rule(`${besideForm}:hover`, 'box-shadow:inset 0 0 0 1px'),
  ],
};

const content = 'main [data-rhythm]>section>div';

/**
 * Only by the visitor's scrolling (https://www.w3.org/TR/scroll-animations-1/), further than `Section` of src/ui
 * rises by itself. Nothing fades, so that text is readable at any moment.
 */
const rising = (): Rules =>
  `@supports (animation-timeline:view()){${within(
    'screen and (prefers-reduced-motion:no-preference)',
    [
      '@keyframes rise-far{from{transform:translateY(6rem)}}',
      '@keyframes grow{from{transform:scale(.9)}}',
      rule(content, 'animation-name:rise-far;animation-range:entry 0% cover 30%'),
      rule(
        `${content} .MuiCard-root`,
        'animation:grow linear both;animation-timeline:view();animation-range:entry 0% cover 25%',
      ),
    ],
  )}}`;

/**
 * How one page passes into the next: within the site by src/site/use-shown-location.ts, and where the browser loads a
 * whole page (https://www.w3.org/TR/css-view-transitions-2/). Presses reach the page below.
 */
const passing = ({ motion: { medium, slow, easing } }: ThemeDefinition): Rules =>
  within('screen and (prefers-reduced-motion:no-preference)', [
    '@view-transition{navigation:auto;}',
    '@keyframes leave{to{opacity:0;transform:translateY(-1.5rem)}}',
    '@keyframes arrive{from{opacity:0;transform:translateY(3rem)}}',
    rule('::view-transition', 'pointer-events:none'),
    // The header stays where it is.
    rule('#root>header', 'view-transition-name:site-header'),
    rule('::view-transition-old(root)', `animation:leave ${medium}ms ${easing} both`),
    rule('::view-transition-new(root)', `animation:arrive ${slow}ms ${easing} both`),
  ]);

const entrances: Drawn<'entrances'> = {
  none: () => [within('screen', [rule(content, 'animation:none')])],
  lively: (theme) => [rising(), passing(theme)],
};

/** Empty where the theme says nothing of it. */
export const characterRules = (theme: ThemeDefinition): Rules[] => {
  const { character } = theme;
  if (!character) return [];
  const parts = [
    buttons[character.buttons ?? 'filled'],
    fields[character.fields ?? 'boxed'],
    links[character.links ?? 'thin'],
    cards[character.cards ?? 'lined'],
    emphasis[character.emphasis ?? 'highlighter'],
    dates[character.dates ?? 'leaf'],
    photographs[character.photographs ?? 'plain'],
    frame[character.frame ?? 'plain'],
  ].flatMap((draw) => draw?.(theme) ?? []);
  return [
    within('screen', parts),
    ...treatment(theme),
    ...texture(theme, character.texture),
    ...ornament(theme, character.ornament),
    ...(entrances[character.entrances ?? 'calm']?.(theme) ?? []),
  ].filter(Boolean);
};
