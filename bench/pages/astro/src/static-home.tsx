import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Home } from '../../peers/home';
import { PageStyles } from '../../peers/page-styles';
import { Providers } from '../../peers/providers';
import { emotionCache } from './emotion-cache';
import { FormSlots } from './form-slot';

type StaticHomeProps = { inquiry?: ReactNode; newsletter?: ReactNode };

/** Our Home, rendered by Astro at build and never run in the browser. */
export const StaticHome = ({ inquiry, newsletter }: StaticHomeProps) => (
  <CacheProvider value={emotionCache}>
    <FormSlots value={{ inquiry, newsletter }}>
      <Providers>
        <PageStyles />
        <Home />
      </Providers>
    </FormSlots>
  </CacheProvider>
);
