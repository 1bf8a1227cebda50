import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import type { ThemeDefinition } from '../schema/theme';
import { createTheme } from './create-theme';
import { fontFaces } from './font-faces';
import { hasRhythm, rhythmStyles } from './rhythm';

type SiteThemeProps = {
  cache: EmotionCache;
  definition: ThemeDefinition;
  /** In which the page is read: from left to right, if left out. */
  direction?: 'ltr' | 'rtl' | undefined;
  children: ReactNode;
};

/**
 * Material UI's theme and baseline around everything. The scheme follows the visitor's device only by CSS:
 * nothing is stored, and nothing renders again for it.
 */
export const SiteTheme = ({ cache, definition, direction, children }: SiteThemeProps) => {
  const theme = useMemo(() => createTheme(definition, direction), [definition, direction]);
  const fonts = useMemo(() => fontFaces(definition), [definition]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} noSsr storageManager={null}>
        <GlobalStyles styles={fonts} />
        <CssBaseline />
        {hasRhythm && <GlobalStyles styles={rhythmStyles(definition)} />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
