import { loadEnv } from 'vite';
import { readFirebaseSettings } from '../../src/firebase/settings';
import { buildSite } from '../build/build-site';
import { configErrors } from '../check/config-errors';
import { reportAndExit } from '../report-and-exit';
import { decideDeploy } from './decide-deploy';
import { handOver } from './hand-over';
import { sampleProblems } from './sample-problems';

const deploy = async (root: string) => {
  const errors = configErrors(root);
  if (errors) throw new Error(errors);
  const settings = readFirebaseSettings(loadEnv('production', root, 'VITE_FIREBASE_'));
  const decision = decideDeploy({
    args: process.argv.slice(2),
    project: settings?.projectId ?? null,
    samples: sampleProblems(root),
  });
  if ('refused' in decision) throw new Error(decision.refused);
  const pages = await buildSite(root);
  console.log(`${pages} pages are built. Firebase's own tool puts them on the web:`);
  process.exitCode = await handOver(decision.command);
};

await deploy(process.cwd()).catch(reportAndExit);
