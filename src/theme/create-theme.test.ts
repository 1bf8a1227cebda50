/** @jest-environment node */
import themeDefinition from '../../tests/sites/agency/config/theme';
import { createTheme } from './create-theme';

const theme = createTheme(themeDefinition);

test('breakpoints are those of the specification, section 9, xxl among them', () => {
  expect(theme.breakpoints.values).toEqual({
    xs: 0,
    sm: 576,
    md: 768,
    lg: 992,
    xl: 1200,
    xxl: 1400,
  });
  expect(theme.breakpoints.up('xxl')).toBe('@media (min-width:1400px)');
  expect(theme.breakpoints.down('md')).toBe('@media (max-width:767.95px)');
  expect(theme.breakpoints.between('md', 1024)).toBe(
    '@media (min-width:768px) and (max-width:1023.95px)',
  );
});

test('the navbar collapses in 300 ms (specification, section 9)', () => {
  expect(theme.transitions.duration.standard).toBe(300);
});

test('headings of black letters have more room between words, and others none of their own', () => {
  expect(theme.typography.h3.wordSpacing).toBeUndefined();
  const { font } = themeDefinition;
  const black = { ...font, display: { ...font.display, weight: 900 } };
  const { h3, body1 } = createTheme({ ...themeDefinition, font: black }).typography;
  expect(h3.wordSpacing).toBe('0.09em');
  expect(body1.wordSpacing).toBeUndefined();
});

test('small capitals are those of the font, and what is in capitals stays so', () => {
  const { typography } = themeDefinition;
  const h3 = { ...typography.h3, textTransform: 'small-caps' as const };
  const label = { ...typography.label, textTransform: 'uppercase' as const };
  const shown = createTheme({ ...themeDefinition, typography: { ...typography, h3, label } });
  expect(shown.typography.h3.fontVariantCaps).toBe('small-caps');
  expect(shown.typography.h3.textTransform).toBeUndefined();
  expect(shown.typography.label.textTransform).toBe('uppercase');
});

test('spacing counts the steps of config', () => {
  expect(theme.spacing(0, 1, 9)).toBe('0px 4px 96px');
});

/** Relative luminance (WCAG 2.2). */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('%s scheme: contrast (WCAG 1.4.3, 1.4.11)', (name) => {
  const { background, text, secondary, error, primary, highlight, control } =
    themeDefinition.color[name];
  const grounds = [background.default, background.tint, background.paper];

  test.each(Object.entries({ ...text, link: secondary.main, error: error.main }))(
    '%s is read on every ground',
    (_, color) => {
      for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('words on buttons and on the highlighter are read', () => {
    expect(contrast(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.contrastText, primary.dark)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(highlight.contrastText, highlight.main)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of controls are seen on every ground', () => {
    for (const ground of grounds) expect(contrast(control, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours of a page, by the device of the visitor', () => {
  const { light, dark } = themeDefinition.color;
  const rulesOf = (schemes?: 'both' | 'light' | 'dark' | 'switch') => {
    const { generateStyleSheets } = createTheme({ ...themeDefinition, schemes });
    const ground = '--mui-palette-background-default';
    return generateStyleSheets()
      .flatMap((sheet) => Object.entries(sheet as Record<string, Record<string, unknown>>))
      .flatMap(([rule, styles]) => {
        const own = rule === ':root' ? styles : (styles[':root'] as Record<string, unknown>);
        return ground in own ? [[rule, own.colorScheme, own[ground]]] : [];
      });
  };
  const onPaper = [':root', 'light', light.background.default];

  it.each([
    [undefined, '@media screen and (prefers-color-scheme: dark)'],
    ['both', '@media screen and (prefers-color-scheme: dark)'],
    ['switch', '@media screen and (prefers-color-scheme: dark)'],
    ['light', '@media not all'],
    ['dark', '@media screen'],
  ] as const)('with schemes: %j are dark under %j', (schemes, rule) => {
    expect(rulesOf(schemes)).toEqual([onPaper, [rule, 'dark', dark.background.default]]);
  });

  it.each([
    ['light', 'dark', '@media not all'],
    ['light', 'light', '@media not (not all)'],
    ['dark', 'dark', '@media screen'],
    ['dark', 'light', '@media not (screen)'],
  ] as const)('%s alone: what Material UI has for %s is under %j', (schemes, scheme, rule) => {
    const one = createTheme({ ...themeDefinition, schemes });
    expect(one.applyStyles(scheme, { color: 'red' })).toEqual({ [rule]: { color: 'red' } });
  });
});
