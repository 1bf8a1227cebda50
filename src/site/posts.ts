import type { Post } from '../schema/post';

/** The build and the dev server replace it with what tools/posts finds in config. */
export default { posts: [] as Post[] };
