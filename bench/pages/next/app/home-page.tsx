'use client';

import { Home } from '../../peers/home';
import { PageStyles } from '../../peers/page-styles';
import { Providers } from '../../peers/providers';
import { EmotionRegistry } from './emotion-registry';

/** Everything styled by emotion also runs in the browser. */
export const HomePage = () => (
  <EmotionRegistry>
    <Providers>
      <PageStyles />
      <Home />
    </Providers>
  </EmotionRegistry>
);
