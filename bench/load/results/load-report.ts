import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../../shared/machine';
import { table } from '../../shared/table';
import type { SavesResult } from '../run-saves';
import { summary, type Summary, type Timing } from './timing';

export type Measured = {
  seed: number;
  limit: number;
  kills: number;
  killed: SavesResult;
  /** As many rounds as of `files`, in turn with them. */
  undisturbed: SavesResult[];
  files: Timing[];
};

const method = `Records as the site’s forms make them, the forms in turn, sent by the site’s own gateway (the Firebase
SDK) to the embedded backend with its security rules.

- _Killed_: SIGKILL ends the backend’s process at random moments, and it is started again on the same
  folder. A save without an answer is sent again under the same id, after 12 to 400 ms, until it is
  acknowledged. What is then on disk, read without the backend, is compared with what was
  acknowledged, field by field. The system outlives these kills: they prove that a save is whole
  before it is acknowledged, and not that the disk kept it through a power cut.
- _Undisturbed_: the same without kills.
- _Files alone_: the same records written by one Node process in the backend’s way (temporary file,
  fsync, link, fsync of the folder), without SDK, HTTP and rules: what durable files cost at least.
  The ratio to it is what all the rest costs.

A save takes from its first attempt to its acknowledgement. Sender and backend share the cores of
this one machine.`;

const firebase = () => {
  const file = join(import.meta.dirname, '../../../node_modules/firebase/package.json');
  return `firebase ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
};

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

const safetyTable = ({ kills, killed, undisturbed }: Measured) => {
  const row = (title: string, value: (result: SavesResult) => number) => [
    title,
    String(value(killed)),
    String(undisturbed.reduce((sum, result) => sum + value(result), 0)),
  ];
  return table(
    ['saves', 'killed', `undisturbed, ${undisturbed.length} rounds`],
    [
      ['kills of the backend', `${kills}, ${killed.killsWhileStarting} while it started`, '0'],
      row('acknowledged', ({ acknowledged }) => acknowledged),
      row('sent more than once', ({ repeated }) => repeated),
      row('of these stored before: only the answer was lost', ({ answersLost }) => answersLost),
      row('lost', ({ lost }) => lost.length),
      row('doubled', ({ doubled }) => doubled.length),
      row('stored otherwise than sent', ({ changed }) => changed.length),
      row('stored, though nobody sent it', ({ strange }) => strange.length),
      row('unfinished files left', ({ leftovers }) => leftovers.length),
    ],
  );
};

const speedTable = ({ killed, undisturbed, files }: Measured) => {
  const [one, other] = [summary(undisturbed), summary(files)];
  const cells = ({ perSecond, p50, p99 }: Summary) => [
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
  ];
  const ratio = (key: keyof Summary) => `${(one[key] / other[key]).toFixed(2)} ×`;
  return table(
    ['', 'records a second', 'p50, ms', 'p99, ms'],
    [
      ['killed', ...cells(summary([killed]))],
      ['undisturbed', ...cells(one)],
      ['files alone', ...cells(other)],
      ['undisturbed ÷ files alone', ratio('perSecond'), ratio('p50'), ratio('p99')],
    ],
  );
};

/** What happened to the saves and how long they took, as Markdown. */
export const loadReport = (measured: Measured) => {
  const { seed, limit, killed, files } = measured;
  const rounds = `medians of ${files.length} rounds in turn for undisturbed and files alone`;
  return [
    `${machine()}, ${firebase()}. ${killed.acknowledged} records a round, ${limit} at a time; ${rounds}. Seed ${seed}.`,
    method,
    safetyTable(measured),
    speedTable(measured),
    `Killed, the backend was down for ${seconds(killed.downtime)} of ${seconds(killed.total)} s.`,
  ].join('\n\n');
};
