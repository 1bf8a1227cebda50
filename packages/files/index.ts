/** Files that are whole or not there, whoever writes or reads them meanwhile; locks between processes. */
export { diskWordsOf } from './disk-words';
export { errorCode } from './error-code';
export { isRunning, withFileLock } from './file-lock';
export { localFolders } from './folders';
export { createQueue } from './queue';
export { unlessMissing, unlessMissingNow } from './unless-missing';
export { writeIfNew, writeWhole, writeWholeNew } from './write-file';
