import { join } from 'node:path';
import { readConfigSources, type ConfigSources } from '../../packages/config-files/config-files';
import { notificationsSource } from './notifications';
import { notifications } from './row';

/** The site that the table of mistakes changes. */
export const sources: ConfigSources = {
  ...readConfigSources(join(__dirname, '../sites/agency')),
  [notifications]: notificationsSource,
};

export const sourceOf = (file: string): string => sources[file] ?? '';
