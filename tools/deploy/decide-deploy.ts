import {
  codebase,
  firebaseTool,
  recordCodebase,
  scanCodebase,
  signInCodebase,
} from '../firebase-tools';

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
  /** Whether people sign in to the editor by a button, for which a function is deployed. */
  signIn?: boolean;
  /** Whether a virus scanner looks at files, for which functions are deployed. */
  scan?: boolean;
  /** Whether a function checks what some forms send. */
  records?: boolean;
};

export type Decision =
  | { refused: string }
  | {
      command: string[];
      /** Of the command's arguments those for Firebase's tool. */
      passedOn: string[];
    };

/**
 * The parts of the hosted project that belong to this site: indexes, other functions and the like are
 * left alone.
 */
const parts = ['hosting', 'firestore:rules', 'storage'];

const allowSamples = '--allow-samples';

/** Followed by the name of a preview. */
export const preview = '--preview';

/** For how long a preview is on the web after the last deploy to it. */
const previewDays = '7d';

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

const noPreviewName = `The preview has no name that an address can have: small letters, digits and -, at most 40.
For example: npm run deploy -- ${preview} new-prices`;

/** The name of the preview that is asked for; undefined for the live site, empty for a name that cannot be. */
const previewName = (args: readonly string[]): string | undefined => {
  const at = args.indexOf(preview);
  if (at < 0) return undefined;
  const name = args[at + 1] ?? '';
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && name !== 'live' ? name : '';
};

/**
 * Whether the site may be published, and by which command (for npx); if not, why and what to do. A preview is the pages
 * alone, at an address of its own for a week: rules and functions stay those of the live site, and samples may be seen.
 */
export const decideDeploy = (facts: Facts): Decision => {
  const { args, project, samples, folder = '', mail, signIn, scan, records } = facts;
  const name = previewName(args);
  const isLive = name === undefined;
  const errors = [
    ...(project === null ? [noProject(folder)] : []),
    ...(name === '' ? [noPreviewName] : []),
    ...(isLive && samples !== undefined && !args.includes(allowSamples)
      ? [samplesLeft(samples)]
      : []),
    ...(isLive && mail?.error !== undefined ? [mail.error] : []),
  ];
  if (project === null || errors.length > 0) return { refused: errors.join('\n\n') };
  const ofProject = ['--project', project];
  const passedOn = args.filter(
    (arg, at) => arg !== allowSamples && arg !== preview && args[at - 1] !== preview,
  );
  if (!isLive) {
    const channel = ['hosting:channel:deploy', name, '--expires', previewDays];
    const command = ['--yes', firebaseTool, ...channel, ...ofProject, ...passedOn];
    return { command, passedOn };
  }
  const functions = [
    ...(mail ? [codebase] : []),
    ...(signIn ? [signInCodebase] : []),
    ...(scan ? [scanCodebase] : []),
    ...(records ? [recordCodebase] : []),
  ];
  const only = [...parts, ...functions.map((each) => `functions:${each}`)].join();
  return {
    command: ['--yes', firebaseTool, 'deploy', ...ofProject, '--only', only, ...passedOn],
    passedOn,
  };
};
