/** What has changed of a site, in words; taking it back, keeping it, earlier states: over the history that git or a git host has. */
export { commitWords } from './commit-words';
export { changesRoutes } from './changes-routes';
export {
  differing,
  type History,
  isTrouble,
  type Past,
  type Snapshots,
  type Trouble,
} from './history';
export { hostRoutes } from './host-routes';
export { hostHistory } from './host-history';
export { rebased } from './join-published';
