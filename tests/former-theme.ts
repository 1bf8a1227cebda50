import type { ThemeDefinition } from '../src/schema/theme';

type Scheme = ThemeDefinition['color']['light'];

const formerScheme = (scheme: Scheme) => ({
  paper: scheme.background.default,
  tint: scheme.background.tint,
  band: scheme.background.band,
  surface: scheme.background.paper,
  ink: scheme.text.primary,
  body: scheme.text.secondary,
  muted: scheme.text.muted,
  accent: scheme.secondary.main,
  action: scheme.primary.main,
  actionHover: scheme.primary.dark,
  onAction: scheme.primary.contrastText,
  lime: scheme.highlight.main,
  onLime: scheme.highlight.contrastText,
  hairline: scheme.divider,
  control: scheme.control,
  error: scheme.error.main,
});

/** A theme under the names that it had before, written out here: a test must not ask the table that it tests. */
export const formerTheme = ({ color, typography, shape, ...rest }: ThemeDefinition) => {
  const { body1, ...others } = typography;
  const { borderRadius, ...corners } = shape;
  return {
    ...rest,
    color: { light: formerScheme(color.light), dark: formerScheme(color.dark) },
    type: Object.fromEntries(
      Object.entries({ ...others, body: body1 }).map(([name, { fontSize: size, ...style }]) => [
        name,
        { size, ...style },
      ]),
    ),
    radius: { control: borderRadius, ...corners },
  };
};

/** Lines of config/theme.ts for one scheme, under the names from before. */
export const formerLines = (scheme: Scheme, indent = '      '): string =>
  Object.entries(formerScheme(scheme))
    .map(([name, color]) => `${indent}${name}: '${color}',\n`)
    .join('');
