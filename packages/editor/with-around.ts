import type { Change, Step, Value } from '../../src/schema/values/change';
import { parentOf, valueAt } from '../../src/schema/values/paths';
import type { EditState } from '../edit-protocol/protocol';

type Files = EditState['files'];

const changeWith = (change: Change, files: Files): Change => {
  if (change.do !== 'set' && change.do !== 'insert') return change;
  const parent = parentOf(change.path);
  if (change.was !== undefined || !parent.includes('[')) return change;
  const around = valueAt(files[change.file], parent) as Value | undefined;
  return around === undefined ? change : { ...change, around };
};

/**
 * The step with what stands around each key that it adds to an entry of a list, so that it is found where another program
 * has moved the entry meanwhile. Of each file only in its first change: those after it meet what that has made.
 */
export const withAround = (step: Step, files: Files): Step => {
  const seen = new Set<string>();
  const changes = step.changes.map((change) => {
    const isFirst = !seen.has(change.file);
    seen.add(change.file);
    return isFirst ? changeWith(change, files) : change;
  });
  return { ...step, changes };
};
