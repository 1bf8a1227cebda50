import type { ConfigSources } from '../check/read/config-files';
import type { Edit } from './read-recipes';
import { replaceLines } from './replace-lines';

/** The files of config/ after `edits`, one after the other. */
export const carryOutEdits = (config: ConfigSources, edits: Edit[]): ConfigSources =>
  edits.reduce((sources, { file, before, after }) => {
    const source = sources[file];
    if (source === undefined) throw new Error(`There is no ${file}.`);
    return { ...sources, [file]: replaceLines(source, before, after) };
  }, config);
