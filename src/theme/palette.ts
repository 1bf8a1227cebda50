import type { PaletteOptions } from '@mui/material/styles';
import type { ThemeDefinition } from '../schema/theme';

type Scheme = ThemeDefinition['color']['light'];

/** The colours of one scheme of config, which has Material UI's names. */
export const palette = (scheme: Scheme): PaletteOptions => ({
  ...scheme,
  secondary: { ...scheme.secondary, contrastText: scheme.background.default },
});

/** The roles of the palette that styles use as CSS variables, by path. */
const roles = [
  'primary.main',
  'primary.dark',
  'primary.contrastText',
  'secondary.main',
  'error.main',
  'text.primary',
  'text.secondary',
  'text.muted',
  'background.default',
  'background.paper',
  'background.tint',
  'background.band',
  'divider',
  'control',
  'highlight.main',
  'highlight.contrastText',
];

/** For Material UI's `shouldSkipGeneratingVar`: variables that no style uses would only enlarge pages. */
export const isUnused = ([group, ...role]: string[]): boolean =>
  group !== 'palette' || !roles.includes(role.join('.'));

export const variable = (role: string) => `--mui-palette-${role.replace('.', '-')}`;

const valueOf = (colors: object, role: string): unknown =>
  role
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], colors);

/** All colours of a scheme but that of the band. */
export const schemeVariables = (scheme: Scheme) => {
  const colors = palette(scheme);
  const others = roles.filter((role) => role !== 'background.band');
  return Object.fromEntries(others.map((role) => [variable(role), valueOf(colors, role)]));
};

/** The dark scheme's colours for the content of a band; the band's background follows the page's scheme. */
export const bandVariables = ({ color }: ThemeDefinition) => ({
  ...schemeVariables(color.dark),
  [variable('background.default')]: `var(${variable('background.band')})`,
});
