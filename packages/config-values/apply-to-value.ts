import { type Change, changedValue, type Value } from '../../src/schema/values/change';

/** Each file's value, by its path from the site's folder. */
export type Files = Readonly<Record<string, Value>>;

/**
 * What the files' values are after a change, as the splice of their texts leaves them.
 * @throws LostPlace where a value has no such place
 */
export const applyToFiles = (files: Files, change: Change): Files => {
  const { [change.file]: value, ...others } = files;
  if (change.do === 'create') return { ...others, [change.file]: change.value };
  if (value === undefined || change.do === 'delete') return others;
  if (change.do === 'renameFile') return { ...others, [change.to]: value };
  return { ...files, [change.file]: changedValue(value, change) as Value };
};
