'use client';

import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { createStyleCache } from '../../../../src/theme/create-style-cache';

type Inserted = { name: string; global: boolean };

/** A cache that remembers what was inserted since the last call. */
const watchedCache = () => {
  const cache = createStyleCache();
  cache.compat = true;
  const insert = cache.insert.bind(cache);
  let inserted: Inserted[] = [];
  cache.insert = (...args: Parameters<EmotionCache['insert']>) => {
    const [selector, { name }] = args;
    if (cache.inserted[name] === undefined) inserted.push({ name, global: selector === '' });
    return insert(...args);
  };
  const flush = () => {
    const flushed = inserted;
    inserted = [];
    return flushed;
  };
  return { cache, flush };
};

/** Puts the styles of a page into its HTML, as @mui/material-nextjs does. */
export const EmotionRegistry = ({ children }: { children: ReactNode }) => {
  const [{ cache, flush }] = useState(watchedCache);
  useServerInsertedHTML(() => {
    const inserted = flush();
    const cssOf = (name: string) => String(cache.inserted[name] ?? '');
    const style = (id: string, css: string) => (
      <style key={id} data-emotion={id} dangerouslySetInnerHTML={{ __html: css }} />
    );
    const scoped = inserted.filter(({ global }) => !global).map(({ name }) => name);
    return (
      <>
        {inserted
          .filter(({ global }) => global)
          .map(({ name }) => style(`${cache.key}-global ${name}`, cssOf(name)))}
        {scoped.length > 0 && style(`${cache.key} ${scoped.join(' ')}`, scoped.map(cssOf).join(''))}
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};
