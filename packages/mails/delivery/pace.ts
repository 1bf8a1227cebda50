import { hashOf } from '../compose/mail';
import type { MostConfirmations } from '../mail-plan';
import type { DeliveryStore, SentMail } from './delivery';

const minute = 60_000;
export const hour = 60 * minute;

/** The server's timing; faster in tests and benches. */
export type Pace = {
  /** Longer than any attempt: a longer one has crashed. */
  lease: number;
  /** The delay before the next attempt, after this many. */
  backoff: (attempts: number) => number;
  /** The minimum time of attempts. */
  giveUpAfter: number;
  /** The minimum number of attempts: time also passes while no server runs. */
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

/** Records in one list; the rest goes into the next. */
export const linesAList = 1000;

export type HourlyLimit = {
  take: (name: string) => Promise<boolean>;
  /** It was certainly not sent. */
  giveBack: (name: string) => Promise<void>;
};

type Options = {
  store: DeliveryStore;
  clock: () => number;
  /** The maximum number of lists in an hour: this many mails are reserved for them. */
  lists: number;
};

export const listPrefix = 'list~';

/** Clocks of two machines differ by less; a time further ahead comes from a wrong clock. */
const clockError = minute;

const isList = ({ name }: SentMail) => name.startsWith(listPrefix);

/** At most 30 mails within any hour, over all senders. */
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

/** A plus and what follows, or a dot of Gmail's, leads to the same mailbox. */
const mailboxOf = (address: string): string => {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(address.toLowerCase()) ?? [];
  const isOfGmail = ['gmail.com', 'googlemail.com'].includes(host);
  return `${isOfGmail ? name.replaceAll('.', '') : name}@${isOfGmail ? 'gmail.com' : host}`;
};

/** Of an address within a day. */
const hoursADay = 3;

/** 'later' where others had all of this hour, 'never' where this address had its share. */
export type Permit = 'now' | 'later' | 'never';

/**
 * At most so many mails to senders within any hour, in all and to one mailbox, whose address is stored as a hash.
 * Another try of the same mail within the hour needs no second permit.
 */
export const createConfirmationLimit = (
  { all, address: toOne }: MostConfirmations,
  { store, clock }: Pick<Options, 'store' | 'clock'>,
) => ({
  take: async (key: string, address: string): Promise<Permit> => {
    const mailbox = `${hashOf(mailboxOf(address)).slice(0, 16)}/`;
    const name = mailbox + key.slice(0, 16);
    let permit: Permit = 'never';
    await store.changeSent((before) => {
      const now = clock();
      const ofDay = before.filter(({ at }) => at > now - 24 * hour && at <= now + clockError);
      const ofHour = ofDay.filter(({ at }) => at > now - hour);
      const own = (mails: readonly SentMail[]) =>
        mails.filter((each) => each.name.startsWith(mailbox) && each.name !== name).length;
      const isCounted = ofHour.some((each) => each.name === name);
      if (own(ofHour) >= toOne || own(ofDay) >= hoursADay * toOne) permit = 'never';
      else permit = isCounted || ofHour.length < all ? 'now' : 'later';
      return permit === 'now' && !isCounted ? [...ofDay, { at: now, name }] : ofDay;
    }, 'senders');
    return permit;
  },
});
