import { loadChunk, loadOnce } from '../loading/load-chunk';

/** The posts of config/pages, the newest first: the same promise every time, until one fails. */
export const loadPosts = loadOnce(async () => {
  const { default: loaded } = await loadChunk(() => import('./posts'));
  return loaded.posts;
});
