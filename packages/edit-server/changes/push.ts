import type { Pushed } from '../../edit-protocol/changes-protocol';
import { lastLine, type Repository } from './git';
import { type Checkout, git, type GitAnswer, partsOf, textOf } from './run-git';

/** The remote to which the branch at hand goes: as git itself would choose. */
export const remoteOf = async (repository: Repository): Promise<string | undefined> => {
  const { branch } = repository;
  const listed = await git(repository, ['remote']);
  const remotes = textOf(listed).split('\n').filter(Boolean);
  const settings = [
    `branch.${branch ?? ''}.pushRemote`,
    'remote.pushDefault',
    `branch.${branch ?? ''}.remote`,
  ];
  for (const name of settings) {
    const set = textOf(await git(repository, ['config', '--get', name]));
    if (remotes.includes(set)) return set;
  }
  return remotes.includes('origin') ? 'origin' : remotes[0];
};

export const addressOf = async (checkout: Checkout, remote: string): Promise<string> =>
  textOf(await git(checkout, ['remote', 'get-url', '--push', remote]));

/** The branch of the remote into which changes are merged, as far as it is known here. */
export const baseOf = async (repository: Repository, remote: string): Promise<string> => {
  const { branch } = repository;
  const known = await git(repository, [
    'symbolic-ref',
    '--quiet',
    '--short',
    `refs/remotes/${remote}/HEAD`,
  ]);
  if (known.code === 0) return textOf(known).replace(`${remote}/`, '');
  return branch === undefined || /^edit[/-]/.test(branch) ? 'main' : branch;
};

/** The names of branches here and at remotes, without refs/heads/ and the like. */
export const branchNames = async (checkout: Checkout): Promise<string[]> => {
  const format = '--format=%(refname)%00';
  const refs = partsOf(await git(checkout, ['for-each-ref', format, 'refs/heads', 'refs/remotes']));
  return refs.map((ref) => ref.trim().replace(/^refs\/(?:heads|remotes\/[^/]+)\//, ''));
};

const stays = 'The changes are committed on this machine, but not sent.';

type Failure = Extract<Pushed, { is: 'not-pushed' }>;

const failures: { why: Failure['why']; pattern: RegExp; words: string }[] = [
  {
    why: 'no-access',
    pattern:
      /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|returned error: 40[13]|access denied|not authorized|host key verification failed|repository .*not found|invalid username or/i,
    words: 'The remote did not let you in: log in to it with git first.',
  },
  {
    why: 'offline',
    pattern:
      /could not resolve|couldn't connect|failed to connect|timed out|network is unreachable|no route to host|connection (?:refused|reset|closed)|unable to access|unable to connect|does not appear to be a git repository|could not be reached/i,
    words: 'The remote could not be reached.',
  },
  {
    why: 'no-access',
    pattern: /could not read from remote repository/i,
    words: 'The remote did not let you in: log in to it with git first.',
  },
  {
    why: 'refused',
    pattern: /\[(?:remote )?rejected\]|remote rejected/i,
    words: 'The remote refused it.',
  },
];

const failureOf = ({ err, tookTooLong }: GitAnswer): Failure => {
  if (tookTooLong) {
    const words = `The remote did not answer in time. ${stays}`;
    return { is: 'not-pushed', why: 'offline', words };
  }
  // A refusal may hold any words of the remote's own: it is known by git's.
  const known =
    failures.find(({ why, pattern }) => why === 'refused' && pattern.test(err)) ??
    failures.find(({ pattern }) => pattern.test(err));
  if (known) {
    const reason = reasonIn(err);
    const words = `${known.words}${reason === '' ? '' : ` It says: ${reason}.`} ${stays}`;
    return { is: 'not-pushed', why: known.why, words };
  }
  const words = `It could not be sent: ${lastLine(err)}. ${stays}`;
  return { is: 'not-pushed', why: 'refused', words };
};

/** What the remote or git gives as the reason, in a line. */
const reasonIn = (err: string): string => {
  const lines = err.split('\n').map((line) => line.trim());
  const remote = lines
    .filter((line) => /^remote:\s*\S/.test(line))
    .map((line) => line.slice(7).trim());
  const refused = lines.map((line) => /\[(?:remote )?rejected\].*\((.+)\)$/.exec(line)?.[1]);
  const fatal = lines.find((line) => /^(?:fatal|ssh):/.test(line));
  const reason = [...remote, ...refused.filter((each) => each !== undefined)].join(', ');
  return lastLine(reason === '' ? (fatal ?? '') : reason).replace(/\.$/, '');
};

/** An ssh that asks nothing, unless the person has named another one; that of the checkout is none of theirs. */
const sshAsksNothing = async (checkout: Checkout): Promise<Record<string, string>> => {
  const isSet =
    textOf(await git(checkout, ['config', '--get', 'core.sshCommand'])) !== '' ||
    process.env.GIT_SSH_COMMAND !== undefined ||
    process.env.GIT_SSH !== undefined;
  return isSet ? {} : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15' };
};

type Wanted = { remote: string; branch: string; timeout: number };

/** As these are, no address names a program (git-config(1), "protocol.allow"), and each asks who comes. */
const protocols = { GIT_ALLOW_PROTOCOL: 'file:http:https:ssh' };

/** Whatever the settings of a remote say. */
const plainly = ['--receive-pack=git-receive-pack', '--no-signed', '--no-recurse-submodules'];

/** Sends a branch to its remote. Asks nothing, and never rejects. */
export const push = async (
  checkout: Checkout,
  { remote, branch, timeout }: Wanted,
): Promise<{ pushed: Pushed; output: string }> => {
  const ref = `refs/heads/${branch}:refs/heads/${branch}`;
  const env = { ...protocols, ...(await sshAsksNothing(checkout)) };
  const options = ['--set-upstream', ...plainly];
  const answer = await git(checkout, ['push', ...options, remote, ref], { env, timeout });
  const pushed: Pushed =
    answer.code === 0 ? { is: 'pushed', words: `It is sent to ${remote}.` } : failureOf(answer);
  return { pushed, output: answer.err };
};
