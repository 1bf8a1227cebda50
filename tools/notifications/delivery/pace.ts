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
export const mailsAnHour = 30;

/** Records in one list; more are for the next. */
export const linesAList = 1000;
