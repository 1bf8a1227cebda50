import { mailBenchIn } from './mail-bench';
import { startTestBackend } from './test-backend';

/** A backend in a process of its own, for tests that kill it, with other rules if named: prints its port. */
const [dataDir, firestoreRulesFile] = process.argv.slice(2);
if (dataDir === undefined) throw new TypeError('The folder of the data is missing.');
const { port } = await startTestBackend({
  dataDir,
  ...(firestoreRulesFile !== undefined && { firestoreRulesFile }),
  ...mailBenchIn(process.env),
});
// Without it, the process would end.
setInterval(() => undefined, 60_000);
process.stdout.write(`${port}\n`);
