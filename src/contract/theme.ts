import { string, type InferType } from 'yup';
import { listOf, strictObject, text, whole } from './primitives';

const color = () =>
  string()
    .required('is missing: write a colour, for example #0B6B4A')
    .matches(/^#[0-9a-f]{6}$/i, { message: 'must be # and six digits 0-9 or A-F, like #0B6B4A' });

/** One value per role; the same roles for the light and the dark scheme. */
const scheme = strictObject({
  paper: color(),
  tint: color(),
  /** The ground of the one dark band of a page, which takes its other roles from `dark`. */
  band: color(),
  surface: color(),
  ink: color(),
  body: color(),
  muted: color(),
  /** Links and the strokes of drawings. */
  accent: color(),
  /** The filled button, and the words on it. */
  action: color(),
  actionHover: color(),
  onAction: color(),
  /** The highlighter: decoration alone, never a text or a control's only edge. */
  lime: color(),
  onLime: color(),
  /** Decoration alone. */
  hairline: color(),
  /** Edges of controls: at least 3 : 1 on paper (WCAG 1.4.11). */
  control: color(),
  error: color(),
});

const fontFamily = strictObject({ family: text(), fallback: text(), weight: whole() });
const typeStyle = strictObject({ size: text(), lineHeight: text(), letterSpacing: text() });

/** config/theme.ts: every colour, size, shape and speed of the site. */
export const themeContract = strictObject({
  color: strictObject({ light: scheme, dark: scheme }),
  font: strictObject({ display: fontFamily, text: fontFamily }),
  type: strictObject({
    display: typeStyle,
    h2: typeStyle,
    h3: typeStyle,
    lead: typeStyle,
    body: typeStyle,
    label: typeStyle,
  }),
  space: strictObject({
    /** CSS pixels, from small to large; the first is 0. */
    steps: listOf(whole().min(0)),
    /** CSS lengths: padding above and below a section, at the sides, widest page, widest text. */
    section: text(),
    gutter: text(),
    container: text(),
    measure: text(),
  }),
  /** CSS pixels. */
  radius: strictObject({ control: whole(), card: whole(), device: whole(), pill: whole() }),
  shadow: strictObject({ raised: text() }),
  /** Milliseconds, and a CSS easing. */
  motion: strictObject({
    fast: whole(),
    medium: whole(),
    slow: whole(),
    collapse: whole(),
    draw: whole(),
    easing: text(),
  }),
  /** CSS pixels (specification, section 9). */
  breakpoints: strictObject({
    xs: whole(),
    sm: whole(),
    md: whole(),
    lg: whole(),
    xl: whole(),
    xxl: whole(),
  }),
});

export type ThemeDefinition = InferType<typeof themeContract>;
