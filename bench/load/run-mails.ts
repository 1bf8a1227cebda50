import { setTimeout as wait } from 'node:timers/promises';
import { notifiedIn, startMailServer } from '../../packages/mails/testing/mail-server';
import { agencyPlan } from '../../packages/mails/testing/plan';
import { mailBenchEnvironment } from '../../tools/local-firebase/testing/mail-bench';
import { startBackend } from './backend/start-backend';
import type { Submission } from './records/make-submissions';
import { scratchFolder } from './scratch-folder';
import type { SeededRandom } from './seeded-random';
import { sendAll, type Plan } from './send/send-all';

export type MailsResult = {
  records: number;
  kills: number;
  /** Mails in the mailbox, lists included. */
  mails: number;
  lists: number;
  /** Delivered again under an id that the mailbox already had. */
  copies: number;
  /** Mails that the server rejected, or crashed on. */
  mishaps: number;
  lost: string[];
  doubled: string[];
  /** Most mails within any hour of the backend's clock. */
  mostAnHour: number;
  /** Milliseconds. */
  total: number;
};

/** An hour of the backend takes six seconds. */
const speed = 600;
const hour = 3_600_000 / speed;

/** Milliseconds between kills after the last save. */
const laterEvery = 1500;

/** Timeout in milliseconds for the backend to mail about every record. */
const patience = 240_000;

const mostWithin = (moments: readonly number[], span: number) =>
  Math.max(
    0,
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + span).length),
  );

/**
 * Saves while the backend is killed and the mail server fails a third of the time, and keeps killing
 * until every record has been mailed; then counts the mails in the mailbox.
 */
export const runMails = async (
  submissions: Submission[],
  { port, random, kills, ...plan }: Plan & { port: number; random: SeededRandom },
): Promise<MailsResult> => {
  const begin = performance.now();
  let mishaps = 0;
  const server = await startMailServer({
    mishap: () => {
      if (random.number() >= 1 / 3) return undefined;
      mishaps += 1;
      return random.pick(['refuses', 'dies half way'] as const);
    },
  });
  const { folder, remove } = scratchFolder();
  const backend = startBackend(folder, port, {
    ...process.env,
    ...mailBenchEnvironment({ plan: agencyPlan(), smtp: server.url, start: Date.now(), speed }),
  });
  await backend.ready();
  const later = Math.floor(kills.length / 4);
  await sendAll(submissions, { ...plan, kills: kills.slice(later), backend });

  const names = submissions.map(({ collection, id }) => `${collection}/${id}`);
  const reported = () => notifiedIn(server.mails);
  const deadline = performance.now() + patience;
  let killed = 0;
  while (reported().size < names.length && performance.now() < deadline) {
    await wait(laterEvery);
    if (killed >= later) continue;
    killed += 1;
    await backend.killAndRestart();
    await backend.ready();
  }
  // Gives duplicates the time to arrive.
  await wait(2 * hour);
  await backend.stop();
  await server.close();
  remove();

  const times = reported();
  return {
    records: names.length,
    kills: kills.length - later + killed,
    mails: server.mails.length,
    lists: server.mails.filter(({ subject }) => subject.includes('more message')).length,
    copies: server.copies(),
    mishaps,
    lost: names.filter((name) => !times.has(name)),
    doubled: names.filter((name) => (times.get(name) ?? 0) > 1),
    mostAnHour: mostWithin(
      server.mails.map(({ at }) => at),
      hour,
    ),
    total: performance.now() - begin,
  };
};

/** What is wrong with a run. */
export const mailFaults = ({ lost, doubled, mostAnHour }: MailsResult): string[] => [
  ...Object.entries({ lost, doubled })
    .filter(([, names]) => names.length > 0)
    .map(
      ([fault, names]) => `${names.length} ${fault} in mails, as ${names.slice(0, 3).join(', ')}`,
    ),
  ...(mostAnHour > 30 ? [`${mostAnHour} mails within an hour`] : []),
];
