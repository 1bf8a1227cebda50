import type { Change, Step } from '../../src/schema/values/change';
import { valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import type { EditState } from '../edit-protocol/protocol';
import { isSameKey, movedPlace } from './moved-place';

type Files = EditState['files'];

/** Nothing for a change that is made already; undefined where it can no longer be meant as it was. */
const changeAfter = (change: Change, before: Files, after: Files): Change[] | undefined => {
  if (!('path' in change)) return undefined;
  const { file, path } = movedPlace(change, before, after);
  if (!isSameKey({ file, path }, change)) return undefined;
  const now = valueAt(after[file], path);
  if (change.do === 'set' && isSame(now, change.value)) return [];
  return isSame(now, change.was) ? [{ ...change, file, path }] : undefined;
};

/**
 * What is left to do of a step after config has changed: at the places where what it is about stands by now.
 * Undefined where something of it says something else meanwhile, so that somebody has to decide.
 */
export const stepAfter = (step: Step, before: Files, after: Files): Step | undefined => {
  const changes = step.changes.map((change) => changeAfter(change, before, after));
  return changes.every((each) => each !== undefined)
    ? { ...step, changes: changes.flat() }
    : undefined;
};
