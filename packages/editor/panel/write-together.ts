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

const tryAndWrite = async (session: Session, step: Step, place: Place): Promise<StepAnswer> => {
  if (candidates(session, step, place).length === 1) return session.write(step);
  // The rest may be on its way by itself, and in its file before this is asked.
  const { state } = session.get();
  const found = await tryTogether(session, step, place);
  return found.answer.is === 'refused' ? found.answer : session.write(found.step, state);
};

/** Writes a step, with what else was typed around it where that is right together. */
export const writeTogether = (session: Session, step: Step, place: Place): Promise<StepAnswer> =>
  session.during(tryAndWrite(session, step, place));
