import type { ThemeDefinition } from '../schema/theme';

/** Whether the built site has only one of the two schemes; what this takes is left out of all others. */
const mayHaveOne = globalThis.__SITE__?.oneScheme ?? true;

/** Whether the built site has a button for the scheme. */
export const mayHaveSwitch = globalThis.__SITE__?.schemeSwitch ?? true;

type Schemes = Pick<ThemeDefinition, 'schemes'>;

/** Media queries that always hold on a screen, or never. */
const always = { light: 'not all', dark: 'screen' };

/** The one scheme of a site that does not follow the visitor's device. */
export const oneScheme = ({ schemes }: Schemes): 'light' | 'dark' | undefined =>
  schemes === 'light' || schemes === 'dark' ? schemes : undefined;

/**
 * The media query under which the dark scheme is shown: on screens only, since paper is white, whatever the
 * visitor's device prefers.
 */
export const darkScreens = (theme: Schemes): string => {
  const only = mayHaveOne ? oneScheme(theme) : undefined;
  return only ? always[only] : 'screen and (prefers-color-scheme: dark)';
};

/** What Material UI's own parts ask for a scheme, where there is only one. */
export const ownSelector = (theme: Schemes) =>
  mayHaveOne && oneScheme(theme)
    ? {
        getColorSchemeSelector: (scheme: string) =>
          scheme === 'dark' ? `@media ${darkScreens(theme)}` : `@media not (${darkScreens(theme)})`,
      }
    : undefined;

/** The colours of what has one look for all visitors: pictures of links, icons. */
export const fixedColors = (theme: ThemeDefinition) => theme.color[oneScheme(theme) ?? 'light'];
