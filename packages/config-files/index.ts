/**
 * The files of config/: read as values with the places they were written at, and changed as edits of their own text.
 * A file is named from the site's folder, as config/pages/home.ts.
 */
export {
  type ConfigSources,
  configValue,
  readConfig,
  readConfigSources,
  readConfigValue,
  writtenConfigValue,
  writtenSources,
  writtenValues,
} from './config-files';
export type { ReadFile, WrittenFinding } from './note-taker';
export { pageSource } from './page-source';
export { readLiteral } from './read-literal';
export { appendEntry } from './splice/append-entry';
export { applyChange } from './splice/apply-change';
export { Impossible } from './splice/impossible';
export { newFileText } from './splice/new-file';
export { plainValue } from './splice/plain-value';
export { writtenEntry } from './splice/tree';
export { scanTokens } from './syntax/parse';
