import type { ThemeDefinition } from '../contract/theme';

export type ColorRole = keyof ThemeDefinition['color']['light'];
type TypeRole = keyof ThemeDefinition['type'];

type TypeStyle = {
  fontFamily: string;
  fontWeight: number;
  fontSize: string;
  lineHeight: string;
  letterSpacing: string;
};

/** What components take from the theme beside MUI's own: nothing raw stands in a component. */
export type Tokens = {
  /** CSS variables, so that a band or a dark scheme changes them all at once. */
  color: Record<ColorRole, string>;
  type: Record<TypeRole, TypeStyle>;
  space: Omit<ThemeDefinition['space'], 'steps'>;
  /** CSS lengths. */
  radius: Record<keyof ThemeDefinition['radius'], string>;
  shadow: ThemeDefinition['shadow'];
  /** Durations with their unit, for CSS; `easing` as in config. */
  motion: Record<keyof ThemeDefinition['motion'], string>;
};

const displayRoles: TypeRole[] = ['display', 'h2', 'h3'];

const mapValues = <Key extends string, From, To>(
  values: Record<Key, From>,
  change: (value: From, key: Key) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(values).map(([key, value]) => [key, change(value, key as Key)]),
  ) as Record<Key, To>;

export const colorVariable = (role: string) => `--color-${role}`;

const fontStack = ({ family, fallback }: ThemeDefinition['font']['text']) =>
  `'${family}', '${family} Fallback', ${fallback}, sans-serif`;

export const createTokens = (theme: ThemeDefinition): Tokens => {
  const { steps: _steps, ...space } = theme.space;
  return {
    color: mapValues(theme.color.light, (_, role) => `var(${colorVariable(role)})`),
    type: mapValues(theme.type, ({ size, lineHeight, letterSpacing }, role) => {
      const font = displayRoles.includes(role) ? theme.font.display : theme.font.text;
      return {
        fontFamily: fontStack(font),
        fontWeight: font.weight,
        fontSize: size,
        lineHeight,
        letterSpacing,
      };
    }),
    space,
    radius: mapValues(theme.radius, (pixels) => `${pixels}px`),
    shadow: theme.shadow,
    motion: mapValues(theme.motion, (value) => (typeof value === 'number' ? `${value}ms` : value)),
  };
};
