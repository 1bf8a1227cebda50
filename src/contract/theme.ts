import { string, type InferType } from 'yup';
import { strictObject, text, whole } from './primitives';

const colour = () =>
  string()
    .required('is missing: write a colour, for example #0B6B4A')
    .matches(/^#[0-9a-f]{6}$/i, { message: 'must be # and six digits 0-9 or A-F, like #0B6B4A' });

/** One value per role; the same roles for the light and the dark scheme. */
const scheme = strictObject({
  paper: colour(),
  tint: colour(),
  surface: colour(),
  ink: colour(),
  body: colour(),
  muted: colour(),
  /** Links and the strokes of drawings. */
  accent: colour(),
  /** The filled button, and the words on it. */
  action: colour(),
  actionHover: colour(),
  onAction: colour(),
  /** The highlighter: decoration alone, never a text or a control's only edge. */
  lime: colour(),
  onLime: colour(),
  /** Decoration alone. */
  hairline: colour(),
  /** Edges of controls: at least 3 : 1 on paper (WCAG 1.4.11). */
  control: colour(),
  error: colour(),
});

const fontFamily = strictObject({ family: text(), fallback: text(), weight: whole() });
const typeStyle = strictObject({ size: text(), lineHeight: text(), letterSpacing: text() });

/** config/theme.ts: every colour, size, shape and speed of the site. */
export const themeContract = strictObject({
  colour: strictObject({ light: scheme, dark: scheme }),
  font: strictObject({ display: fontFamily, text: fontFamily }),
  type: strictObject({
    display: typeStyle,
    h2: typeStyle,
    h3: typeStyle,
    lead: typeStyle,
    body: typeStyle,
    label: typeStyle,
  }),
  /** CSS lengths. */
  space: strictObject({ section: text(), gutter: text(), container: text(), measure: text() }),
  radius: strictObject({ control: text(), card: text(), device: text(), pill: text() }),
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
