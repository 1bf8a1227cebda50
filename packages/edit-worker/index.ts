/** A site's files in a worker of the browser: what node gives, in memory, and what was typed, kept. */
export { answerTo } from './answer-requests';
export { canvasCodec } from './canvas-codec';
export { type KeptSite, openLocalContents } from './local-contents';
export { openLocalEdits } from './local-edits';
export { type LoadedSite, openSiteInMemory, type Rebase } from './site-in-memory';
export { type FileChanges, writeFiles } from './volume';
