import { createGateway } from '../../src/firebase/create-gateway';
import { report } from '../shared/report';
import { freePort } from './backend/free-port';
import { planKills } from './backend/plan-kills';
import { readOptions } from './read-options';
import { makeSubmissions } from './records/make-submissions';
import { readForms } from './records/read-forms';
import { loadReport } from './results/load-report';
import { mailsReport } from './results/mails-report';
import type { Timing } from './results/timing';
import { runFiles } from './run-files';
import { mailFaults, runMails } from './run-mails';
import { faults, runSaves, type SavesResult } from './run-saves';
import { seededRandom } from './seeded-random';

const { count, kills: killCount, rounds, seed, complete, smoke } = readOptions();
/** Submissions in flight at a time. */
const limit = 50;

console.log(`${count} submissions, ${killCount} kills, seed ${seed}.`);
const random = seededRandom(seed);
const submissions = makeSubmissions(await readForms(), { count, random });
const kills = planKills(killCount, { count, random });

const port = await freePort();
const gateway = await createGateway({ settings: null, host: { name: '127.0.0.1', port } });
const killed = await runSaves(submissions, { kills, limit, gateway, port });
const mails = await runMails(submissions, { kills, limit, gateway, port, random });
const undisturbed: SavesResult[] = [];
const files: Timing[] = [];
while (files.length < rounds) {
  undisturbed.push(await runSaves(submissions, { kills: [], limit, gateway, port }));
  files.push(await runFiles(submissions, limit));
}

const problems = [...[killed, ...undisturbed].flatMap(faults), ...mailFaults(mails)];
if (!smoke && killCount > 0 && killed.answersLost === 0) {
  problems.push('No kill fell between a save and its answer: more --kills show more.');
}
const markdown = [
  loadReport({ seed, limit, kills: killCount, killed, undisturbed, files }),
  mailsReport(mails),
].join('\n\n');
if (complete && problems.length === 0) await report('load', markdown);
else console.log(`\n${markdown}\n`);
if (problems.length > 0) {
  console.error(`FAILED, seed ${seed}:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
