import type { Post } from '../schema/post';

/** The build and the dev server put in its place what tools/posts finds in config. */
export default { posts: [] as Post[] };
