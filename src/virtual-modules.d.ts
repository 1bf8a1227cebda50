/** Modules that no file has: plugins of tools/vite-config.ts write them. */

/** The posts of config/pages, from tools/posts. A module of its own, since few pages list them. */
declare module 'virtual:posts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- nothing relative can be imported here
  const loaded: { posts: readonly import('./schema/post').Post[] };
  export default loaded;
}
