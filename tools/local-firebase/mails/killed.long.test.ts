/** @jest-environment node */
import {
  notifiedIn,
  startMailServer,
  untilNotified,
} from '../../../packages/mails/testing/mail-server';
import { agencyPlan, confirming } from '../../../packages/mails/testing/plan';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { childBackends } from '../testing/child-backends';
import { mailBenchEnvironment } from '../testing/mail-bench';
import { commitOf, records, send } from '../testing/send';
import { until } from '../testing/test-backend';

/** The load bench in small: `npm run bench:load` has 10 000 records and 40 kills. */

const count = 60;
const killEvery = 15;

const dataDir = temporaryFolder();
const startChild = childBackends();

test('a handler that is killed and a server that fails a third of the time: each record is reported once, and its sender hears of it once', async () => {
  let number = 0;
  const server = await startMailServer({
    mishap: () => {
      number += 1;
      return number % 3 === 0 ? (['refuses', 'dies half way'] as const)[number % 2] : undefined;
    },
  });
  const bench = {
    plan: confirming(agencyPlan()),
    smtp: server.url,
    start: Date.now(),
    speed: 3600,
  };
  const start = () => startChild(dataDir, { env: mailBenchEnvironment(bench) });

  let backend = await start();
  const collections = Object.keys(records) as (keyof typeof records)[];
  const names: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const collection = collections[each % collections.length]!;
    const name = `${collection}/r${each}`;
    const { status } = await send(
      backend.port,
      commitOf(name, { ...records[collection], Email: `r${each}@web.test` }),
    );
    expect(status).toBe(200);
    names.push(name);
    if (each % killEvery === killEvery - 1) {
      await backend.kill();
      backend = await start();
    }
  }
  await untilNotified(server.mails, count);
  const confirmed = () =>
    server.mails.filter(({ subject }) => subject === 'We have it').map(({ to }) => to);
  await until(() => confirmed().length === count);
  await backend.kill();
  await server.close();

  const reported = notifiedIn(server.mails);
  expect([...reported.keys()].toSorted()).toEqual(names.toSorted());
  expect([...reported.values()].filter((times) => times !== 1)).toEqual([]);
  const senders = names.map((_, each) => `r${each}@web.test`);
  expect(confirmed().toSorted()).toEqual(senders.toSorted());
}, 120_000);
