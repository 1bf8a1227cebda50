import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { Contact } from '../../peers/contact';
import { Home } from '../../peers/home';
import { PageStyles } from '../../peers/page-styles';
import { Providers } from '../../peers/providers';
import { Services } from '../../peers/services';
import { emotionCache } from './emotion-cache';
import { FormSlots } from './form-slot';

type Islands = Partial<Record<'inquiry' | 'contact' | 'newsletter', ReactNode>>;

/** A page of ours, rendered by Astro at build and never run in the browser. */
const staticPage = (Page: ComponentType) => (islands: Islands) => (
  <CacheProvider value={emotionCache}>
    <FormSlots value={islands}>
      <Providers>
        <PageStyles />
        <Page />
      </Providers>
    </FormSlots>
  </CacheProvider>
);

export const StaticHome = staticPage(Home);
export const StaticServices = staticPage(Services);
export const StaticContact = staticPage(Contact);
