import { CacheProvider, Global, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import themeDefinition from '../../config/theme';
import { createStyleCache } from '../theme/create-style-cache';
import { createTheme } from '../theme/create-theme';
import { fontFaces } from '../theme/font-faces';
import { globalStyles } from '../theme/global-styles';

const cache = createStyleCache();
const theme = createTheme(themeDefinition);
const styles = [...fontFaces(themeDefinition), globalStyles(themeDefinition, theme.tokens)];

/** The site's theme, fonts and styles. */
export const Surroundings = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <Global styles={styles} />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
