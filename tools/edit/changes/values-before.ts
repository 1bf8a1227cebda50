import type { ValuesBefore } from '../../../src/editor/changes-protocol';
import type { Value } from '../../../src/editor/protocol';
import { wholeFile } from '../../config-reader/whole-theme';
import { isPicture } from './change-words';
import { compareSite, wholeValue } from './list-changes';

const nothing: ValuesBefore = { values: {}, added: [], unread: [], pictures: [] };

/** What the last commit says differently from now; nothing where there is none. */
export const valuesBefore = async (site: string): Promise<ValuesBefore> => {
  const compared = await compareSite(site);
  if ('why' in compared) return nothing;
  const { config, files } = compared.snapshots;
  const texts = [...config];
  return {
    values: Object.fromEntries(
      texts.flatMap(([file, { before }]) => {
        const value = wholeFile(file, wholeValue(before));
        return value === undefined ? [] : [[file, value as Value]];
      }),
    ),
    added: texts.flatMap(([file, { before }]) => (before === undefined ? [file] : [])),
    unread: texts.flatMap(([file, { before }]) =>
      before !== undefined && wholeValue(before) === undefined ? [file] : [],
    ),
    pictures: [...files].flatMap(([file, kind]) =>
      isPicture(file) && kind !== 'added' ? [file.replace(/^public/, '')] : [],
    ),
  };
};
