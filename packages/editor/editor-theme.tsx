import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { ThemeDefinition } from '../../src/schema/theme';
import { isGroup } from '../../src/schema/values/group';
import { createTheme } from '../../src/theme/create-theme';
import { isUnused } from '../../src/theme/palette';
import { useSessionState } from './editor-context';
import { shownTheme } from './shown-theme';

const cache = createCache({ key: 'edit' });

/** What has styles of the editor's, wherever it is mounted. */
const ownParts = '[class*="edit-"]';

const isOfPalette = ([group]: string[]) => group !== 'palette';

const pathOf = (variable: string) => variable.replace('--mui-', '').split('-');

/** The rules of a theme, of which the page has those that it uses: the others are the editor's own. */
const besidePage = (rules: object): object =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]: [string, unknown]) => {
      if (isGroup(value))
        return [[name.replaceAll(/:root\S*/g, `$& ${ownParts}`), besidePage(value)]];
      return name.startsWith('--') && isUnused(pathOf(name)) ? [[name, value]] : [];
    }),
  );

/** Labels stand above their fields, as in forms of the site: on the edge, the frame of the focus would lie over them. */
const labelsAbove = ({ components = {} }: Theme): Theme['components'] => ({
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        whiteSpace: 'normal',
        marginBottom: '0.25rem',
      },
    },
  },
  MuiOutlinedInput: { ...components.MuiOutlinedInput, defaultProps: { notched: false } },
});

/**
 * The site's theme with every colour that Material UI's parts ask for: the page has only those that it uses, and looks in
 * the editor as it does for visitors.
 */
export const createEditorTheme = (definition: ThemeDefinition): Theme => {
  const theme = createTheme(definition, undefined, isOfPalette);
  const sheets = theme.generateStyleSheets().map((sheet) => besidePage(sheet));
  const components = { ...theme.components, ...labelsAbove(theme) };
  return Object.assign(theme, { components, generateStyleSheets: () => sheets });
};

/** The editor's own parts look like the site: its form engine is made for the site's theme. */
export const EditorTheme = ({ children }: { children: ReactNode }) => {
  const definition = useSessionState(({ state }) => shownTheme(state));
  const theme = useMemo(
    () => createEditorTheme(definition as object as ThemeDefinition),
    [definition],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
};
