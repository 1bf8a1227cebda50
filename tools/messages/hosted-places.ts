import { deliveriesCollection, toStored } from '../../functions/firestore-delivery-store';
import {
  countedPlaces,
  type DeletedMessage,
  type JsonRecord,
  type MessageStore,
  type Moved,
  type MovedMessage,
  typedFields,
} from '../../packages/local-firebase';
import { movedUpDelivery } from '../../packages/mails';
import type { Place } from '../../src/schema/taken-places';
import { isGroup } from '../../src/schema/values/group';

const { freedBy, placesCounter, takenIn, wantedBy } = countedPlaces;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A part of a field's path, as Firestore writes any name. */
const quoted = (name: string) => `\`${name.replaceAll('\\', '\\\\').replaceAll('\`', '\\\`')}\``;

/** What changes the counter by these places, or takes them back. */
const incrementsOf = (places: readonly Pick<Place, 'field' | 'option' | 'count'>[], sign: 1 | -1) =>
  places.map(({ field, option, count = 1 }) => ({
    fieldPath: ['taken', field, option].map(quoted).join('.'),
    increment: { integerValue: `${sign * count}` },
  }));

/** How often a move is tried while visitors take places. */
const mostTries = 10;

/** What is asked of Firestore. */
type Calls = {
  project: string;
  /** A document, or undefined where there is none. */
  documentAt: (path: string) => Promise<JsonRecord | undefined>;
  /** Writes all of these or none (`documents:commit` of its REST API). */
  commit: (writes: object[]) => Promise<Response>;
  /** Rejects with what the answer says. */
  fail: (answer: Response) => Promise<never>;
  jsonOf: (answer: Response) => Promise<JsonRecord>;
};

/** The places that messages take at Firebase: freed with a message, and given to who waits. */
export const createHostedPlaces = ({
  project,
  documentAt,
  commit,
  fail,
  jsonOf,
}: Calls): Pick<MessageStore, 'taken' | 'moveUp'> & {
  remove: (message: DeletedMessage) => Promise<boolean>;
} => {
  /** Deletes a record and frees its places, both or none. Resolves to false where it takes none, and stays. */
  const remove = async ({ collection, id, counted = [] }: DeletedMessage): Promise<boolean> => {
    const counter = await documentAt(placesCounter(encodeURIComponent(collection)));
    const record =
      counter && (await documentAt(`${encodeURIComponent(collection)}/${encodeURIComponent(id)}`));
    const freed = record
      ? freedBy({ counter: counter.fields, record: record.fields, counted })
      : [];
    if (!record || freed.length === 0) return false;
    const updateTransforms = incrementsOf(freed, -1);
    const answer = await commit([
      // If somebody else deleted it meanwhile, its places are free already.
      { delete: record.name, currentDocument: { updateTime: record.updateTime } },
      {
        update: { name: counter?.name, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms,
      },
    ]);
    await (answer.ok ? answer.body?.cancel() : fail(answer));
    return true;
  };

  /** One try to give a message its places; undefined where something changed meanwhile. */
  const tryToMove = async (message: MovedMessage): Promise<Moved | undefined> => {
    const { collection, id, waiting, counted, isTold, now } = message;
    const path = `${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
    const record = await documentAt(path);
    if (!record?.fields) return 'gone';
    const counter = await documentAt(placesCounter(encodeURIComponent(collection)));
    const stored = { counter: counter?.fields, record: record.fields };
    const places = wantedBy({ ...stored, counted, waiting });
    if (typeof places === 'string') return places;
    const { updateTime } = record;
    const within = textOf(record.name).split('/documents/')[0];
    const named = (name: string) => `${within}/documents/${name}`;
    const delivery = toStored(movedUpDelivery({ collection, id }, now));
    const answer = await commit([
      {
        update: { name: record.name, fields: { [waiting]: { booleanValue: false } } },
        updateMask: { fieldPaths: [quoted(waiting)] },
        currentDocument: { updateTime },
      },
      ...(places.length > 0
        ? [
            {
              update: {
                name: named(placesCounter(collection)),
                fields: { last: { stringValue: id } },
              },
              updateMask: { fieldPaths: ['last'] },
              updateTransforms: incrementsOf(places, 1),
              currentDocument: counter ? { updateTime: counter.updateTime } : { exists: false },
            },
          ]
        : []),
      ...(isTold
        ? [
            {
              update: {
                name: named(`${deliveriesCollection}/${delivery.key}`),
                fields: typedFields(delivery),
              },
            },
          ]
        : []),
    ]);
    if (answer.ok) {
      await answer.body?.cancel();
      return 'moved';
    }
    // Google says both of a document that is another one by now.
    if (answer.status !== 409 && answer.status !== 400) return fail(answer);
    const { error } = await jsonOf(answer);
    const reason = isGroup(error) ? error.status : undefined;
    if (reason === 'ABORTED' || reason === 'FAILED_PRECONDITION') return undefined;
    throw new Error(`The project ${project} answered ${answer.status}. ${textOf(reason)}`);
  };

  return {
    remove,
    taken: async ({ collection }) =>
      takenIn((await documentAt(placesCounter(encodeURIComponent(collection))))?.fields),
    moveUp: async (message) => {
      for (let tried = 0; tried < mostTries; tried += 1) {
        const moved = await tryToMove(message);
        if (moved) return moved;
      }
      throw new Error('Too many visitors take places at the moment: try again in a minute.');
    },
  };
};
