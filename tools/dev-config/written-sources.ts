import { setTimeout as after } from 'node:timers/promises';
import { readConfigSources, type ConfigSources } from '../check/read/config-files';

/** In milliseconds: an editor needs less between emptying a file and writing it. */
const patience = 100;

/** Config as it is written: while a file is saved it may be empty, and is looked at again. */
export const writtenSources = async (root: string): Promise<ConfigSources> => {
  const sources = readConfigSources(root);
  if (!Object.values(sources).includes('')) return sources;
  await after(patience);
  return readConfigSources(root);
};
