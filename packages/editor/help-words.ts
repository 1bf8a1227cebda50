import { capital } from '../config-values/names';

/** Words of a schema for people who see no files: without signs of code, and with files as Settings call them. */
export const helpWords = (words = ''): string =>
  words
    .replaceAll('`', '')
    .replaceAll(/\bconfig\/(\w+)\.ts\b/g, (_file, name: string) => `“${capital(name)}”`);
