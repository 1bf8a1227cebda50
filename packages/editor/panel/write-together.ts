import type { Step } from '../../../src/schema/values/change';
import { isWithin, parentOf } from '../../../src/schema/values/paths';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import type { StepAnswer } from '../../edit-protocol/protocol';
import type { Session } from '../editor-session';
import { changeTo } from './change-to';

/** Values that are only right together, such as a button's colour and that of its words, are written together. */

const placesAround = (path: string): string[] =>
  path === '' ? [] : [parentOf(path), ...placesAround(parentOf(path))];

/** The step with what else was typed around its place, the widest first, and last only the step. */
const candidates = (session: Session, step: Step, place: Place): Step[] => {
  const { drafts } = session.get();
  const others = drafts.filter((draft) => draft.file === place.file && !isSamePlace(draft, place));
  const counts = new Set<number>();
  const wider = placesAround(place.path)
    .map((around) => others.filter(({ path }) => isWithin(path, around)))
    .filter(({ length }) => length > 0 && !counts.has(length) && counts.add(length))
    .map((within) => ({
      ...step,
      changes: [
        ...step.changes,
        ...within.flatMap((each) => {
          const at = { file: each.file, path: each.path };
          return changeTo(at, session.valueAt(at), each.value) ?? [];
        }),
      ],
    }));
  return [...wider.toReversed(), step];
};

/** The first of these steps that the check takes; else what it says of the values that stand together. */
export const tryTogether = async (
  session: Session,
  requested: Step,
  place: Place,
): Promise<{ step: Step; answer: StepAnswer }> => {
  const tried: { step: Step; answer: StepAnswer }[] = [];
  for (const step of candidates(session, requested, place)) {
    const answer = await session.tryStep(step);
    if (answer.is !== 'refused') return { step, answer };
    tried.push({ step, answer });
  }
  return tried.at(-2) ?? tried.at(-1) ?? { step: requested, answer: { is: 'valid' } };
};

/**
 * Writes a step, with what else was typed around it where that is right together. It is made once all before it is in
 * its file: what else was typed may have been on its way by itself. `make` may have an answer instead of a step.
 */
export const writeTogether = (
  session: Session,
  make: () => Step | StepAnswer,
  place: Place,
): Promise<StepAnswer> =>
  session.inTurn(async (write) => {
    const made = make();
    if ('is' in made) return made;
    if (candidates(session, made, place).length === 1) return write(made);
    const found = await tryTogether(session, made, place);
    return found.answer.is === 'refused' ? found.answer : write(found.step);
  });
