import type { SentMail } from './delivery';
import type { DeliveryStore } from './delivery-store';
import { hour, mailsAnHour } from './pace';

export type HourlyLimit = {
  /** Resolves to whether the mail of this name may go out now. */
  take: (name: string) => Promise<boolean>;
  /** It did not go out, for certain. */
  giveBack: (name: string) => Promise<void>;
};

type Options = {
  store: DeliveryStore;
  clock: () => number;
  /** How many lists there can be in an hour: so many mails are kept for them. */
  lists: number;
};

/** Names of lists begin so. */
export const listPrefix = 'list~';

/** Clocks of two machines differ by less; what lies further ahead was written by a clock that was wrong. */
const minute = 60_000;

const isList = ({ name }: SentMail) => name.startsWith(listPrefix);

/** Never more than 30 mails within any hour, whoever sends them. */
export const createHourlyLimit = ({ store, clock, lists }: Options): HourlyLimit => {
  const forLists = Math.min(lists, mailsAnHour / 2);
  return {
    take: async (name) => {
      let taken = false;
      await store.changeSent((before) => {
        const now = clock();
        const recent = before.filter(({ at }) => at > now - hour && at <= now + minute);
        const singles = recent.filter((each) => !isList(each)).length;
        const free = name.startsWith(listPrefix)
          ? recent.length < mailsAnHour && !recent.some((each) => each.name === name)
          : singles < mailsAnHour - forLists && recent.length < mailsAnHour;
        taken = free;
        return free ? [...recent, { at: now, name }] : recent;
      });
      return taken;
    },
    giveBack: (name) =>
      store.changeSent((before) => {
        const last = before.findLastIndex((each) => each.name === name);
        return before.filter((_, index) => index !== last);
      }),
  };
};
