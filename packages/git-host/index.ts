/** A repository at a git host, by its API: read, committed to, and its history. It runs in browsers and in workers. */
export {
  type Account,
  type FileChanges,
  type GitHost,
  HostError,
  type PastCommit,
  type Progress,
  type Snapshot,
} from './git-host';
export { blobId } from './contents';
export { createGitea } from './gitea/gitea';
export { createGitHub } from './github/github';
export { createSignInHandler } from './sign-in-handler';
