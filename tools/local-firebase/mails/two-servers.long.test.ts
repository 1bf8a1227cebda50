/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Mishap,
  notifiedIn,
  startMailServer,
  untilNotified,
} from '../../../packages/mails/testing/mail-server';
import { agencyPlan } from '../../../packages/mails/testing/plan';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { childBackends } from '../testing/child-backends';
import { mailBenchEnvironment } from '../testing/mail-bench';
import { commitOf, records, send } from '../testing/send';

/** `npm start` and `npm run dev` of one site: two processes, one data folder. */

const dataDir = temporaryFolders();
const startChild = childBackends();
let mailbox: Awaited<ReturnType<typeof startMailServer>>;
let mishap: () => Mishap;

beforeEach(async () => {
  mishap = () => undefined;
  mailbox = await startMailServer({ mishap: () => mishap() });
});
afterEach(() => mailbox.close());

const startTwo = () => {
  const bench = { plan: agencyPlan(), smtp: mailbox.url, start: Date.now(), speed: 3600 };
  const env = mailBenchEnvironment(bench);
  return Promise.all([startChild(dataDir(), { env }), startChild(dataDir(), { env })]);
};

const collections = Object.keys(records) as (keyof typeof records)[];

const store = async (number: number, ports: number[]) => {
  const collection = collections[number % collections.length]!;
  const name = `${collection}/r${number}`;
  const message = commitOf(name, records[collection]);
  const answers = await Promise.all(ports.map((port) => send(port, message)));
  expect(answers.map(({ status }) => status)).toEqual(ports.map(() => 200));
  return name;
};

/** Nothing is left to do for anybody. */
const untilDone = async (count: number) => {
  const folder = path.join(dataDir(), 'mail/state');
  const isDone = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const open = texts.filter((text) => !text.includes('"dueAt":null,"heldSince":null'));
    return names.length >= count && open.length === 0;
  };
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const expectReportedOnce = (names: string[]) => {
  const reported = notifiedIn(mailbox.mails);
  expect([...reported.keys()].toSorted()).toEqual(names.toSorted());
  expect([...reported.values()].filter((times) => times !== 1)).toEqual([]);
};

test('two servers on one folder: each record is one mail, also one that both are sent at once', async () => {
  const [first, second] = await startTwo();
  const names: string[] = [];
  const both = [first.port, second.port];
  for (let number = 0; number < 36; number += 1) {
    names.push(await store(number, number % 3 === 0 ? both : [both[number % 2]!]));
  }
  await untilNotified(mailbox.mails, names.length);
  await untilDone(names.length);
  expectReportedOnce(names);
  expect(mailbox.copies()).toBe(0);
}, 120_000);

test('what a server did not get to before it was killed, the other one mails', async () => {
  const [first, second] = await startTwo();
  // Nothing goes out: all that the first one has taken waits in its hands.
  mishap = () => 'refuses';
  const names: string[] = [];
  for (let number = 0; number < 24; number += 1) names.push(await store(number, [first.port]));
  await first.kill();
  mishap = () => undefined;
  names.push(await store(24, [second.port]));
  await untilNotified(mailbox.mails, names.length);
  expectReportedOnce(names);
}, 120_000);
