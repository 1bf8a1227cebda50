import { firebaseTools } from '../firebase-tools';

type Facts = {
  /** What follows the command: ours, and what Firebase's tool is to be given. */
  args: string[];
  /** The hosted project, or null when none is named. */
  project: string | null;
  /** Details in config that only stand in for the agency's own, as they are told. */
  samples: string | undefined;
};

export type Decision = { refused: string } | { command: string[] };

const tool = `${firebaseTools.name}@${firebaseTools.version}`;

/** What this project owns of the hosted one: indexes, functions and the like are left alone. */
const parts = 'hosting,firestore:rules,storage';

const allowSamples = '--allow-samples';

const noProject = `No hosted Firebase project is named, so there is nowhere to put the site.
Copy .env.example to .env and fill in the four values of your project: docs/deploy.md says where
they are found.`;

const samplesLeft = (samples: string) => `Visitors would be shown details that are not yours:

${samples}

Replace them. To publish them all the same, for a trial: npm run deploy -- ${allowSamples}`;

/** Whether the site may go on the web, and by which command (for npx); if not, why and what to do. */
export const decideDeploy = ({ args, project, samples }: Facts): Decision => {
  const refusals = [
    ...(project === null ? [noProject] : []),
    ...(samples !== undefined && !args.includes(allowSamples) ? [samplesLeft(samples)] : []),
  ];
  if (project === null || refusals.length > 0) return { refused: refusals.join('\n\n') };
  const passedOn = args.filter((arg) => arg !== allowSamples);
  return {
    command: ['--yes', tool, 'deploy', '--project', project, '--only', parts, ...passedOn],
  };
};
