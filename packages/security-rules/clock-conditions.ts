import { sendingTime } from '../../src/rules/opening-hours';
import { minutesAhead } from '../../src/schema/local-moment';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is written down of a time zone: from the start of the first year to the end of the last one. */
const firstYear = 2020;
const lastYear = 2045;

/** From a moment on, how far clocks are ahead of UTC; all in milliseconds. */
type Change = { from: number; ahead: number };

/** The moment after `low`, and not after `high`, from which on clocks are `ahead`. */
const changeWithin = (low: number, high: number, isNew: (moment: number) => boolean): number => {
  if (high - low <= minute) return high;
  const middle = low + Math.floor((high - low) / minute / 2) * minute;
  return isNew(middle) ? changeWithin(low, middle, isNew) : changeWithin(middle, high, isNew);
};

/**
 * How far the clocks of a time zone are ahead, each with the moment from which on something that is sent is judged by it:
 * what was chosen before the clocks went forward may be sent after that. Beyond the last year it is the least of
 * that year: the rules then take what is over for up to an hour, and refuse nothing that is not.
 */
export const changesOf = (timeZone: string): Change[] => {
  const aheadAt = (moment: number) => minutesAhead(timeZone, moment) * minute;
  const end = Date.UTC(lastYear + 1, 0);
  const first = { from: -Infinity, ahead: aheadAt(Date.UTC(firstYear, 0)) };
  const changes: Change[] = [first];
  let before = first.ahead;
  for (let low = Date.UTC(firstYear, 0); low < end; low += day) {
    const ahead = aheadAt(low + day);
    if (ahead !== before) {
      const at = changeWithin(low, low + day, (moment) => aheadAt(moment) === ahead);
      changes.push({ from: ahead > before ? at + sendingTime : at, ahead });
      before = ahead;
    }
  }
  const ofLastYear = changes.filter(({ from }) => from >= Date.UTC(lastYear, 0));
  const least = Math.min(before, ...ofLastYear.map(({ ahead }) => ahead));
  return least === before ? changes : [...changes, { from: end, ahead: least }];
};

/** Halves, so that a request asks few of them. */
const chosenFrom = (changes: readonly Change[]): string => {
  const half = Math.ceil(changes.length / 2);
  const [later] = changes.slice(half);
  if (!later) return String(changes[0]?.ahead ?? 0);
  return `(t < ${later.from} ? ${chosenFrom(changes.slice(0, half))} : ${chosenFrom(changes.slice(half))})`;
};

const functionOf = (timeZone: string) =>
  `aheadIn_${timeZone
    .replaceAll('+', 'plus')
    .replaceAll('-', 'minus')
    .replaceAll(/[^A-Za-z0-9]/g, '_')}`;

/** Functions of the security rules for what is over in these time zones. */
export const clockFunctions = (timeZones: readonly string[]): string[] => [
  '// What clocks show at a time such as 09:30 of a day, as if they showed UTC.',
  "function shownAt(d, t) { return timestamp.date(int('1' + d[0:4]) % 10000, int('1' + d[5:7]) % 100, int('1' + d[8:10]) % 100).toMillis() + int('1' + t[0:2]) % 100 * 3600000 + int('1' + t[3:5]) % 100 * 60000; }",
  ...timeZones.flatMap((timeZone) => [
    `// How far the clocks of ${timeZone} are ahead of UTC, until the end of ${lastYear}.`,
    `function ${functionOf(timeZone)}(t) { return ${chosenFrom(changesOf(timeZone))}; }`,
  ]),
];

type Chosen = {
  day: string;
  time: string;
  /** The member that holds the moment of sending. */
  sent: string;
  timeZone: string;
};

/** That the time of the day was not over as the record was sent. */
export const notOver = ({ day: on, time, sent, timeZone }: Chosen): string =>
  `shownAt(${on}, ${time}) + ${minute + sendingTime} > ${sent} + ${functionOf(timeZone)}(${sent})`;
