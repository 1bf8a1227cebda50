import { join } from 'node:path';
import { readConfigSources } from '../read/config-files';

/** The site of the table, for mistakes that change a file from its first line to its last. */
const agency = readConfigSources(join(__dirname, '../../../examples/agency'));

export const sourceOf = (file: string): string => agency[file] ?? '';
