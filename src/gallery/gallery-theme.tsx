import type { ReactNode } from 'react';
import themeDefinition from '#config/theme';
import { createStyleCache } from '../theme/create-style-cache';
import { SiteTheme } from '../theme/site-theme';

const cache = createStyleCache();

/** The site's theme, fonts and styles. */
export const GalleryTheme = ({ children }: { children: ReactNode }) => (
  <SiteTheme cache={cache} definition={themeDefinition}>
    {children}
  </SiteTheme>
);
