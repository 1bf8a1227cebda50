import { doc, getDoc, getFirestore, increment, writeBatch } from 'firebase/firestore/lite';
import { type Place, placesCollection, takenOf, type TakenPlaces } from '../schema/taken-places';
import { FullError, type Gateway } from '../submission/gateway';
import { judgeAnswer, reportAnswer } from './commit-answer';
import { watchAnswers } from './watch-answers';

/** Many at once may count in one document: Firestore then asks some to try again. */
const mostTries = 6;
const aborted = 409;

/** Milliseconds: longer each time, and of each visitor another. */
const pause = (tried: number) =>
  new Promise((then) => setTimeout(then, 2 ** tried * 100 * (1 + Math.random())));

type Counted = { record: Parameters<Gateway['save']>[2]; places: readonly Place[] };

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

  const saveCounted = async (collection: string, id: string, counted: Counted) => {
    const { record, places } = counted;
    for (let tried = 1; ; tried += 1) {
      const { answer, failure } = await commit(collection, id, counted);
      if (!answer) {
        if (failure) throw failure.reason;
        return;
      }
      if (judgeAnswer(answer, { appCheck }) === 'saved') return;
      if (answer.status !== aborted || tried === mostTries) {
        const unsaved = new Error(reportAnswer(answer), { cause: failure?.reason });
        if (answer.status !== 403) throw unsaved;
        break;
      }
      await pause(tried);
    }
    try {
      // Stored before, if the first answer was lost: alone it is accepted only then.
      await plain.save(collection, id, record);
    } catch (reason) {
      if (await isFull(collection, places))
        throw new FullError('No place is left.', { cause: reason });
      throw reason;
    }
  };

  return { ...plain, saveCounted, taken };
};
