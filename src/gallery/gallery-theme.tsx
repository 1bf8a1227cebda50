import type { EmotionCache } from '@emotion/react';
import { type ReactNode, use, useMemo } from 'react';
import themeDefinition from '#config/theme';
import { fonts } from '../theme/fonts';
import { SiteTheme } from '../theme/site-theme';
import { themes } from '../theme/themes/registry';
import type { Subject } from './kinds';

export type PageStyles = {
  cache: EmotionCache;
  /** In which the page is read. */
  direction?: 'ltr' | 'rtl' | undefined;
};

export const GalleryTheme = ({ children, ...styles }: PageStyles & { children: ReactNode }) => (
  <SiteTheme {...styles} definition={themeDefinition}>
    {children}
  </SiteTheme>
);

let loading: Promise<unknown> | undefined;

/** The site has only its own fonts; the others come with the first theme that is shown. */
const loadFonts = () =>
  (loading ??= import('./theme-fonts').then(({ themeFonts }) => Object.assign(fonts, themeFonts)));

type Shown = Extract<Subject, { group: 'themes' }>['definition'];

type ThemeShownProps = PageStyles & { shown: Shown; children: ReactNode };

/** A theme to start from, in place of the site's. Suspends until its fonts are known. */
export const ThemeShown = ({ shown, children, ...styles }: ThemeShownProps) => {
  use(loadFonts());
  const definition = useMemo(() => {
    const { extends: name, ...own } = shown;
    return { ...themes[name], ...own };
  }, [shown]);
  return (
    <SiteTheme key={shown.extends} {...styles} definition={definition}>
      {children}
    </SiteTheme>
  );
};
