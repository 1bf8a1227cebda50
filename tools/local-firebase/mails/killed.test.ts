/** @jest-environment node */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { notifiedIn, startMailServer, untilNotified } from '../../../functions/testing/mail-server';
import { agencySite } from '../../../functions/testing/plan';
import { readMailPlan } from '../../notifications/read-mail-plan';
import { freePort } from '../testing/free-port';
import { mailBenchEnvironment } from '../testing/mail-bench';
import { commitOf, records, send } from '../testing/send';

/** The load bench in small: `npm run bench:load` has 10 000 records and 40 kills. */

const count = 60;
const killEvery = 15;

test('a handler that is killed and a server that fails a third of the time: each record is reported once', async () => {
  const site = agencySite();
  const plan = readMailPlan(site.root)!;
  site.remove();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-mails-'));
  let number = 0;
  const server = await startMailServer({
    mishap: () => {
      number += 1;
      return number % 3 === 0 ? (['refuses', 'dies half way'] as const)[number % 2] : undefined;
    },
  });
  const port = await freePort();
  const bench = { plan, smtp: server.url, start: Date.now(), speed: 3600 };
  const env = { ...process.env, ...mailBenchEnvironment(bench) };
  let child: ChildProcess | undefined;
  const start = async () => {
    const program = 'bench/load/backend/serve.ts';
    child = fork('tools/run.mjs', [program, dataDir, String(port)], { execArgv: [], env });
    await once(child, 'message');
  };
  const kill = async () => {
    const gone = once(child!, 'exit');
    child!.kill('SIGKILL');
    await gone;
  };

  await start();
  const collections = Object.keys(records) as (keyof typeof records)[];
  const names: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const collection = collections[each % collections.length]!;
    const name = `${collection}/r${each}`;
    const { status } = await send(port, commitOf(name, records[collection]));
    expect(status).toBe(200);
    names.push(name);
    if (each % killEvery === killEvery - 1) {
      await kill();
      await start();
    }
  }
  await untilNotified(server.mails, count);
  await kill();
  await server.close();
  await rm(dataDir, { recursive: true });

  const reported = notifiedIn(server.mails);
  expect([...reported.keys()].toSorted()).toEqual(names.toSorted());
  expect([...reported.values()].filter((times) => times !== 1)).toEqual([]);
}, 120_000);
