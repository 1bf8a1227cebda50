'use client';

import { Home } from '../../peers/home';
import { PageStyles } from '../../peers/page-styles';
import { Providers } from '../../peers/providers';
import { EmotionRegistry } from './emotion-registry';

/** Everything that is styled by emotion runs in the browser too. */
export const HomePage = () => (
  <EmotionRegistry>
    <Providers>
      <PageStyles />
      <Home />
    </Providers>
  </EmotionRegistry>
);
