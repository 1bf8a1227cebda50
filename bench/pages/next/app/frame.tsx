'use client';

import type { ReactNode } from 'react';
import { PageStyles } from '../../peers/page-styles';
import { Providers } from '../../peers/providers';
import { EmotionRegistry } from './emotion-registry';

/** Around every page. Everything styled by emotion also runs in the browser. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <EmotionRegistry>
    <Providers>
      <PageStyles />
      {children}
    </Providers>
  </EmotionRegistry>
);
