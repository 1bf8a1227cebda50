import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { ThemeDefinition } from '../../src/schema/theme';
import { createTheme } from '../../src/theme/create-theme';
import { useSessionState } from './editor-context';
import { shownTheme } from './shown-theme';

const cache = createCache({ key: 'edit' });

/** The editor's own parts look like the site: its form engine is made for the site's theme. */
export const EditorTheme = ({ children }: { children: ReactNode }) => {
  const definition = useSessionState(({ state }) => shownTheme(state));
  const theme = useMemo(() => createTheme(definition as object as ThemeDefinition), [definition]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
};
