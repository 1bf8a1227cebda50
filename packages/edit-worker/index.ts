/** A site's files in a worker of the browser: what node gives, in memory, and what was typed, kept. */
export { answerTo } from './answer-requests';
export { canvasCodec } from './canvas-codec';
export {
  type EditedFile,
  type EditsKeeper,
  type LoadedSite,
  type LocalEdits,
  openSiteInMemory,
  type Rebase,
} from './site-in-memory';
export { type FileChanges, writeFiles } from './volume';
