import { doc, getDoc, getFirestore, increment, writeBatch } from 'firebase/firestore/lite';
import { leftOf, type Place, placesCollection, type TakenPlaces } from '../schema/taken-places';
import { fillIn } from '../schema/texts';
import { FullError, type Gateway, RefusedError } from '../submission/gateway';
import { judgeAnswer, reportAnswer } from './commit-answer';
import { watchAnswers } from './watch-answers';

/** Many at once may count in one document: Firestore then asks some to try again. */
const mostTries = 6;
const aborted = 409;

/** Milliseconds: longer each time, and of each visitor another. */
const pause = (tried: number) =>
  new Promise((then) => setTimeout(then, 2 ** tried * 100 * (1 + Math.random())));

type Counted = Parameters<NonNullable<Gateway['saveCounted']>>[2];

/**
 * A gateway that also stores records which take places: each together with its count, or not at all. It needs
 * the Firebase app of the `plain` one.
 */
export const countingGateway = (plain: Gateway, { appCheck }: { appCheck: boolean }): Gateway => {
  const firestore = getFirestore();
  const answerTo = watchAnswers();

  const taken = async (collection: string): Promise<TakenPlaces> => {
    const counter = await getDoc(doc(firestore, placesCollection, collection));
    return (counter.data()?.taken ?? {}) as TakenPlaces;
  };

  const commit = (collection: string, id: string, { record, places }: Counted) => {
    const counts: Record<string, Record<string, unknown>> = {};
    for (const { field, option, count = 1 } of places) {
      counts[field] = { ...counts[field], [option]: increment(count) };
    }
    return answerTo(id, () =>
      writeBatch(firestore)
        .set(doc(firestore, collection, id), record)
        .set(
          doc(firestore, placesCollection, collection),
          { last: id, taken: counts },
          { merge: true },
        )
        .commit(),
    );
  };

  /** Of what has too few places left that of which the fewest are; undefined where there are enough. */
  const lacking = async (collection: string, places: readonly Place[]) => {
    const counted = await taken(collection);
    return places
      .map((place) => ({ ...place, left: leftOf(counted, place) }))
      .filter(({ left, count = 1 }) => left < count)
      .sort((one, other) => one.left - other.left)[0];
  };

  const saveCounted: Gateway['saveCounted'] = async (collection, id, counted) => {
    const { record, places, waiting } = counted;
    for (let tried = 1; ; tried += 1) {
      const { answer, failure } = await commit(collection, id, counted);
      if (!answer) {
        if (failure) throw failure.reason;
        return 'saved';
      }
      if (judgeAnswer(answer, { appCheck }) === 'saved') return 'saved';
      if (answer.status !== aborted || tried === mostTries) {
        const unsaved = new Error(reportAnswer(answer), { cause: failure?.reason });
        if (answer.status !== 403) throw unsaved;
        break;
      }
      await pause(tried);
    }
    try {
      // Stored before, if the first answer was lost: by itself it is accepted only then.
      await plain.save(collection, id, record);
      return 'saved';
    } catch (reason) {
      if (!(reason instanceof RefusedError)) throw reason;
      if (waiting !== undefined) {
        await plain.save(collection, id, { ...record, [waiting]: true });
        return 'waiting';
      }
      const place = await lacking(collection, places);
      if (!place) throw reason;
      const { left, tooFew } = place;
      if (left <= 0 || tooFew === undefined) {
        throw new FullError('No place is left.', { cause: reason });
      }
      throw new FullError('Too few places are left.', {
        cause: reason,
        tooFew: fillIn(tooFew, { count: left }),
      });
    }
  };

  return { ...plain, saveCounted, taken };
};
