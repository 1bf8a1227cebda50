import { counted } from '../../packages/config-values/counted';
import type { Found, Message, Moved, Outside } from '../../packages/local-firebase';
import { type SiteForm, waitingList } from '../../packages/records';
import { placesIn } from '../../src/form/counted-fields';
import { leftOf, type Place, type TakenPlaces } from '../../src/schema/taken-places';
import { collecting } from './all-of';
import { lineOf, oneLine } from './in-words';
import { isFrom } from './is-about';
import { chooseForms, type Request } from './read-request';

/** Takes places of those that are left, as long as there are enough. */
const createTally = (taken: TakenPlaces) => {
  const more = new Map<string, number>();
  const keyOf = ({ field, option }: Place) => JSON.stringify([field, option]);
  const countIn = (place: Place) => place.count ?? 1;
  return (places: readonly Place[]): boolean => {
    const fits = places.every(
      (place) => leftOf(taken, place) - (more.get(keyOf(place)) ?? 0) >= countIn(place),
    );
    for (const place of fits ? places : []) {
      more.set(keyOf(place), (more.get(keyOf(place)) ?? 0) + countIn(place));
    }
    return fits;
  };
};

/** Whether a person, or the message itself as `waiting` prints it, is called so. */
const isCalled = (found: Found, who: string): boolean => {
  const { collection, id } = found.message;
  return isFrom(found, who) || who === id || who === `${collection}/${id}`;
};

type Waiting = { form: SiteForm; who: string | undefined };

/** Who is called so; else those first in each line for whom there are places: nobody overtakes. */
const chooseWaiting = ({ form, who }: Waiting, { store }: Outside): Promise<Found[]> =>
  collecting(store, form, async ({ messages }) => {
    const chosen: Found[] = [];
    const ended = new Set<string>();
    let take: ReturnType<typeof createTally> | undefined;
    const valuesOf = ({ values }: Message) => values;
    const all = waitingList(messages('oldest'), { form, valuesOf });
    for await (const { record: message, wanted } of all) {
      const found = { form, message };
      if (who !== undefined) {
        if (isCalled(found, who)) chosen.push(found);
      } else if (!ended.has(wanted)) {
        take ??= createTally(await store.taken(message));
        if (take(placesIn(form.counted, message.values))) chosen.push(found);
        else ended.add(wanted);
      }
    }
    return chosen;
  });

const outcomes: Record<Moved, (form: SiteForm) => string> = {
  moved: ({ confirms }) =>
    confirms
      ? 'has a place. The mail that says so is sent within five minutes, on this machine while npm start runs.'
      : 'has a place. Write to them: config/notifications.ts has no confirmation for this form.',
  full: () => 'still waits: too few places are left.',
  gone: () => 'does not wait any more.',
};

/** Gives those on a waiting list the places that have become free, with a mail. */
export const moveUp = async (
  { form: wanted, who, isAgreed }: Extract<Request, { do: 'move-up' }>,
  outside: Outside,
): Promise<void> => {
  const { store, forms, now, print, ask } = outside;
  const found: Found[] = [];
  for (const form of chooseForms(forms, wanted)) {
    if (form.waiting !== undefined) found.push(...(await chooseWaiting({ form, who }, outside)));
  }
  if (found.length === 0) {
    await print(
      who === undefined
        ? 'There is no place for anybody who waits.'
        : `Nobody called ${oneLine(who)} waits.`,
    );
    return;
  }
  await print(`In ${store.place} will move up from the waiting list:`);
  for (const each of found) await print(lineOf(each));
  if (!isAgreed && !(await ask(`Move up ${counted(found.length, 'message')}?`))) {
    await print('Nobody moved up.');
    return;
  }
  for (const { form, message } of found) {
    const { collection, id, name } = message;
    const moved = await store.moveUp({
      ...{ collection, id, name, now },
      waiting: form.waiting ?? '',
      counted: form.counted,
      isTold: form.confirms === true,
    });
    await print(`${collection}/${oneLine(id)} ${outcomes[moved](form)}`);
  }
};
