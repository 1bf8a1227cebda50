import { codebase, firebaseTool } from '../firebase-tools';

type Facts = {
  /** The arguments of the command: ours, and those for Firebase's tool. */
  args: string[];
  /** The hosted project, or null when none is named. */
  project: string | null;
  /** Sample details in config, as reported. */
  samples: string | undefined;
  /** The site's folder from the project's root; empty for the project's own. */
  folder?: string;
  /** Whether somebody wants mails, and why they cannot be sent; omitted where nobody does. */
  mail?: { error: string | undefined } | undefined;
};

export type Decision = { refused: string } | { command: string[] };

/**
 * The parts of the hosted project that belong to this site: indexes, other functions and the like are
 * left alone.
 */
const parts = ['hosting', 'firestore:rules', 'storage'];

const allowSamples = '--allow-samples';

export const noProject = (
  folder: string,
) => `No hosted Firebase project is named, so there is nowhere to publish the site.
Copy .env.example to ${folder && `${folder}/`}.env and fill in the four values of your project: docs/deploy.md says where
they are found.`;

const samplesLeft = (samples: string) => `Visitors would see details that are not yours:

${samples}

Replace them. To publish them anyway, as a trial: npm run deploy -- ${allowSamples}`;

/** Removes the functions of an earlier deploy, once config/notifications.ts is gone. */
export const stopMailsCommand = (project: string): string[] => [
  '--yes',
  firebaseTool,
  'functions:delete',
  codebase,
  '--project',
  project,
];

/** Whether the site may be published, and by which command (for npx); if not, why and what to do. */
export const decideDeploy = ({ args, project, samples, folder = '', mail }: Facts): Decision => {
  const errors = [
    ...(project === null ? [noProject(folder)] : []),
    ...(samples !== undefined && !args.includes(allowSamples) ? [samplesLeft(samples)] : []),
    ...(mail?.error === undefined ? [] : [mail.error]),
  ];
  if (project === null || errors.length > 0) return { refused: errors.join('\n\n') };
  const passedOn = args.filter((arg) => arg !== allowSamples);
  const only = [...parts, ...(mail ? [`functions:${codebase}`] : [])].join();
  return {
    command: ['--yes', firebaseTool, 'deploy', '--project', project, '--only', only, ...passedOn],
  };
};
