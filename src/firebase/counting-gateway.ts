import { doc, getDoc, getFirestore, increment, writeBatch } from 'firebase/firestore/lite';
import { type Place, placesCollection, takenOf, type TakenPlaces } from '../schema/taken-places';
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
    for (const { field, option } of places) counts[field] = { [option]: increment(1) };
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

  const isFull = async (collection: string, places: readonly Place[]) => {
    const counted = await taken(collection);
    return places.some((place) => takenOf(counted, place) >= place.capacity);
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
      if (!(await isFull(collection, places))) throw reason;
      throw new FullError('No place is left.', { cause: reason });
    }
  };

  return { ...plain, saveCounted, taken };
};
