import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { siteFile } from '../../src/schema/config-files';
import { sortOfFile } from '../../src/site/file-sorts';
import { sharedValuesOf, withSharedValues } from '../config-values/shared-values';
import { fileInLanguage, wantedLanguage } from '../config-values/site-in-language';
import type { Values } from '../config-values/values';
import { wholeFile } from '../config-values/whole-theme';
import { configFile, siteFiles } from '../site-files';
import type { ReadFile } from './note-taker';
import { readLiteral } from './read-literal';

export type ConfigSources = Record<string, string>;

/** Leftovers of systems and editors: .DS_Store, .about.ts.swp, Thumbs.db, about.ts~. */
const leftBehind = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/i;

/** Pictures and the like: for UTF-16 text, the file extension decides. */
const isBinary = (file: string, text: string) => !/\.ts$/i.test(file) && text.includes('\0');

/**
 * Every config file with its text, by its path from the site's folder. Without config/, every file of
 * it is reported as missing; links out of the site are not read.
 */
export const readConfigSources = (root: string): ConfigSources => {
  const files = siteFiles(root, 'config').files.filter(
    (file) => !file.endsWith('.test.ts') && !leftBehind.test(file),
  );
  return Object.fromEntries(
    files
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
      .filter(([file, text]) => !isBinary(file, text)),
  );
};

/** In milliseconds: an editor takes less between emptying a file and writing it. */
const patience = 100;

/** Config as written: a file may be empty while it is saved, and is then read again. */
export const writtenSources = async (root: string): Promise<ConfigSources> => {
  const sources = readConfigSources(root);
  if (!Object.values(sources).includes('')) return sources;
  await after(patience);
  return readConfigSources(root);
};

/** A config file with this text, its value whole, as everything but the check knows it. */
export const readConfig = (file: string, source: string): ReadFile => {
  const read = readLiteral(source);
  return sortOfFile(file) ? { ...read, value: wholeFile(file, read.value) } : read;
};

export const configValue = (file: string, source: string): unknown =>
  readConfig(file, source).value;

export const writtenValues = (sources: ConfigSources): Values =>
  new Map(Object.entries(sources).map(([file, source]) => [file, configValue(file, source)]));

/** The value of one file of config/ as it is written; undefined where it cannot be read. */
export const writtenConfigValue = (root: string, file: string): unknown => {
  const path = configFile(root, file);
  return path === undefined ? undefined : configValue(file, readFileSync(path, 'utf8'));
};

/**
 * The value of one file of config/, with the shared words of config/site.ts, in the main language of the site or the
 * one of this key; undefined where it cannot be read.
 */
export const readConfigValue = (root: string, file: string, language?: string): unknown => {
  const site = writtenConfigValue(root, siteFile);
  const wanted = wantedLanguage(site, language);
  const written = file === siteFile ? site : writtenConfigValue(root, file);
  const inOne = (name: string, each: unknown) =>
    wanted ? fileInLanguage(name, each, wanted).value : each;
  const value = inOne(file, written);
  const [schema, values] = [sortOfFile(file)?.schema, sharedValuesOf(inOne(siteFile, site))];
  return wholeFile(file, withSharedValues(file, value, { schema, values }).value);
};
