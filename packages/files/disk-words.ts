import { errorCode } from './error-code';

const diskWords: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EACCES: 'The site’s files, or the folder around them, may not be written',
  EPERM: 'The site’s files, or the folder around them, may not be written',
  EROFS: 'The site’s folder is read-only',
  ENOENT: 'A folder of the site is missing',
  EMFILE: 'Too many files are open on this machine',
  ENFILE: 'Too many files are open on this machine',
};

/** Why the file system wrote nothing, in words for the editor; undefined for an error of the program. */
export const diskWordsOf = (error: unknown): string | undefined => {
  const code = errorCode(error);
  return code && `${diskWords[code] ?? 'The disk refuses'} (${code}): nothing was changed.`;
};
