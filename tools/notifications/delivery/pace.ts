import type { DeliveryStore, SentMail } from './delivery';

const minute = 60_000;
export const hour = 60 * minute;

/** What a server's side takes for granted of time; tests and benches move faster. */
export type Pace = {
  /** Longer than one attempt can take: whoever has not ended by then has died. */
  lease: number;
  /** Until the next attempt, after as many as there were. */
  backoff: (attempts: number) => number;
  /** How long something is tried at least. */
  giveUpAfter: number;
  /** How often it is tried at least: while nobody is there time passes without an attempt. */
  fewestAttempts: number;
};

/** 1, 2, 4 … 32 minutes, then every hour, for a day. */
export const usualPace: Pace = {
  lease: 4 * minute,
  backoff: (attempts) => Math.min(2 ** (attempts - 1) * minute, hour),
  giveUpAfter: 24 * hour,
  fewestAttempts: 10,
};

/** Mails within any hour, lists included. */
const mailsAnHour = 30;

/** Records in one list; more are for the next. */
export const linesAList = 1000;

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
const clockError = minute;

const isList = ({ name }: SentMail) => name.startsWith(listPrefix);

/** Never more than 30 mails within any hour, whoever sends them. */
export const createHourlyLimit = ({ store, clock, lists }: Options): HourlyLimit => {
  const forLists = Math.min(lists, mailsAnHour / 2);
  return {
    take: async (name) => {
      let taken = false;
      await store.changeSent((before) => {
        const now = clock();
        const recent = before.filter(({ at }) => at > now - hour && at <= now + clockError);
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
