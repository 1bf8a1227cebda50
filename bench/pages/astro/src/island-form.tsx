import { CacheProvider } from '@emotion/react';
import { LazyForm as FormAtOnce } from '../../peers/form-at-once';
import { Providers } from '../../peers/providers';
import { emotionCache } from './emotion-cache';

type IslandFormProps = { name: string; showTitle?: boolean };

/** A form that Astro hydrates by itself. */
export const IslandForm = (props: IslandFormProps) => (
  <CacheProvider value={emotionCache}>
    <Providers>
      <FormAtOnce {...props} />
    </Providers>
  </CacheProvider>
);
