import createEmotionServer from '@emotion/server/create-instance';
import type { MiddlewareHandler } from 'astro';
import { emotionCache } from './emotion-cache';

const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(emotionCache);

/** Puts the styles of a page into its head. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  const html = await response.text();
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return new Response(
    html.replace('</head>', () => `${styles}</head>`),
    response,
  );
};
