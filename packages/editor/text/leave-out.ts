import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { keyOf, parentOf } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditProblem } from '../../edit-protocol/protocol';
import { schemaAt, type Session } from '../editor-session';
import { inWords } from '../panel/panel-keys';

/** What may be left out so that a text can be written: in words, and as changes of the same step. */
export type LeaveOut = { words: string; changes: Change[] };

/**
 * Some texts are held by a setting beside them: a highlighted word has to be in its title. Where all that the check
 * says is of such settings, which need not be there, they can be left out along with writing the text. Undefined
 * where anything else is wrong.
 */
export const leaveOutFor = (
  session: Session,
  place: Place,
  problems: readonly EditProblem[],
): LeaveOut | undefined => {
  const group = { file: place.file, path: parentOf(place.path) };
  const settings = problems.map(({ file, path }) => {
    const isBeside = file === group.file && path !== place.path && parentOf(path) === group.path;
    const was = session.valueAt({ file, path });
    const whole = session.get().state.files[file];
    const schema = isBeside ? schemaAt(file, whole, path) : undefined;
    if (!schema?.spec.optional || was === undefined || !isGroup(session.valueAt(group))) {
      return undefined;
    }
    return { file, path, was: was as Value };
  });
  const found = settings.flatMap((each) => each ?? []);
  if (found.length === 0 || found.length < problems.length) return undefined;
  const distinct = [...new Map(found.map((each) => [each.path, each])).values()];
  const names = distinct.map(({ path }) => `“${inWords(keyOf(path))}”`);
  return {
    words: `Write it, and leave out ${names.join(' and ')}`,
    changes: distinct.map((each) => ({ do: 'remove', ...each })),
  };
};
