import { createServer } from 'node:http';
import { join } from 'node:path';
import { createLocalFirebase } from '../../../packages/local-firebase/local-firebase';
import { mailBenchIn } from '../../../packages/local-firebase/testing/mail-bench';

/** The embedded backend in a process that can be killed: `serve.ts <folder> <port>`. */
const [dataDir, port] = process.argv.slice(2);
if (dataDir === undefined || port === undefined) throw new TypeError('Folder or port is missing.');

const root = process.cwd();
const { middleware } = await createLocalFirebase({
  dataDir,
  firestoreRulesFile: join(root, 'firestore.rules'),
  storageRulesFile: join(root, 'storage.rules'),
  ...mailBenchIn(process.env),
});
const server = createServer((req, res) =>
  middleware(req, res, () => {
    res.statusCode = 404;
    res.end();
  }),
);
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
// The parent process is gone.
process.once('disconnect', () => process.exit());
