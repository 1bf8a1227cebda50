import type { BareRepository } from './bare-repository';
import {
  type Answer,
  type Asked,
  type HostOptions,
  inState,
  list,
  type Operation,
  type Pull,
  refused,
  startHost,
  text,
  type User,
} from './host-server';
import { descriptionIn } from './openapi';

/**
 * The REST API of Gitea and Forgejo over a bare repository, as far as this package asks for it: each answer is what the
 * description of one of them says, and files are changed only by whom and where their code lets it be.
 */

type GiteaOptions = HostOptions & {
  /** Whose description holds. */
  as?: 'gitea' | 'forgejo';
  /** In bytes: of larger files the content is left out. */
  largestBlob?: number;
  /** What the host adds to a message, as where it signs commits. */
  trailer?: string;
};

type State = { pulls: Pull[]; statuses: Record<string, unknown>[]; web: string };

type FileChange = { operation: string; path: string; content?: string; sha?: string };

/** What one page of commits has at most. */
const mostCommits = 50;

const emailOf = ({ login, email }: User) => email ?? `${login}@noreply.git.test`;

/** Why the host does not change a file so; undefined where it does. */
const refusalOf = (git: BareRepository, tip: string, { operation, path, sha }: FileChange) => {
  const there = git.entriesOf(tip, true).find((each) => each.path === path)?.sha ?? '';
  if (operation === 'create') {
    return there === ''
      ? undefined
      : refused(422, `repository file already exists [path: ${path}]`);
  }
  if (there === '') return refused(404, `object does not exist [id: , rel_path: ${path}]`);
  if (sha === undefined) return refused(422, 'a SHA or commit ID must be proved when updating');
  if (sha === there) return undefined;
  return refused(422, `sha does not match [given: ${sha}, expected: ${there}]`);
};

const operationsOf = (options: GiteaOptions, { pulls, statuses, web }: State) => {
  const { repository: git, name = 'firm/site', mayPush = true, mostEntries = 1000 } = options;
  const { isProtected = () => false, largestBlob = 10_485_760, trailer = '' } = options;

  const branchAnswer = (branch: string, id: string) => ({
    name: branch,
    commit: { id, message: git.commitOf(id).message, url: `${web}/${name}/commit/${id}` },
    protected: isProtected(branch),
    user_can_push: mayPush && !isProtected(branch),
  });

  const metaOf = (sha: string) => ({ sha, url: `${web}/api/v1/repos/${name}/git/commits/${sha}` });

  const commitAnswer = (sha: string) => {
    const { parents, tree, author, committer, message } = git.commitOf(sha);
    return {
      ...metaOf(sha),
      html_url: `${web}/${name}/commit/${sha}`,
      created: committer.date,
      commit: { message, author, committer, tree: metaOf(tree) },
      parents: parents.map(metaOf),
    };
  };

  const fileAnswer = (sha: string) => {
    const { commit, html_url, parents } = commitAnswer(sha);
    return { ...commit, sha, html_url, parents };
  };

  const pullAnswer = ({ number, title, body, head, base, is }: Pull) => ({
    ...{ number, title, body, state: is === 'open' ? 'open' : 'closed' },
    merged: is === 'accepted',
    html_url: `${web}/${name}/pulls/${number}`,
    head: {
      // As its code has it: of a deleted branch.
      ref: git.tip(head) === undefined ? `refs/pull/${number}/head` : head,
      ...{ label: head, sha: git.tip(head) ?? '', repo_id: 1 },
    },
    base: { ref: base, label: base, sha: git.tip(base) ?? '', repo_id: 1 },
  });

  const changeFiles = ({ body, user }: Asked): Answer => {
    const branch = text(body.branch);
    const from = git.tip(branch);
    if (!mayPush) {
      return refused(403, 'user should have a permission to write to the target branch');
    }
    if (from === undefined) return refused(404, `branch does not exist [name: ${branch}]`);
    if (isProtected(branch)) {
      return refused(403, `user cannot commit to branch [user: ${user.login}]`);
    }
    const files = list(body.files) as FileChange[];
    for (const file of files) {
      const no = refusalOf(git, from, file);
      if (no) return no;
    }
    const entries = files.map(({ operation, path, content = '' }) => ({
      ...{ path, mode: '100644' },
      sha: operation === 'delete' ? null : git.writeBlob(Buffer.from(content, 'base64')),
    }));
    const { author: date } = body.dates as { author: string };
    const to = git.writeCommit(
      {
        tree: git.writeTree(from, entries),
        parents: [from],
        message: `${text(body.message).trim()}\n${trailer}`,
      },
      { author: { name: user.name ?? user.login, email: emailOf(user), date } },
    );
    git.moveTo(branch, { from, to });
    const changed = files.map(({ path }) => ({ path, name: path.split('/').at(-1) }));
    return { status: 201, body: { commit: fileAnswer(to), files: changed } };
  };

  const commits = ({ query }: Asked): Answer => {
    const [sha, path, not] = ['sha', 'path', 'not'].map((key) => query.get(key));
    if (!git.has(`${sha ?? 'main'}^{commit}`)) return refused(404, 'object does not exist');
    const limit = path === null ? Number(query.get('limit') ?? '30') : mostCommits;
    const found = git.git([
      ...['log', '--format=%H', sha ?? 'main'],
      ...(not === null || not === undefined ? [] : ['--not', not]),
      ...['--', path ?? '.'],
    ]);
    const all = found.split('\n').filter(Boolean);
    if (path !== null && all.length === 0) return refused(404, 'FileCommitsCount');
    const size = Math.min(limit, mostCommits);
    const start = (Number(query.get('page') ?? '1') - 1) * size;
    return { status: 200, body: all.slice(start, start + size).map(commitAnswer) };
  };

  const tree = ({ query }: Asked, sha: string): Answer => {
    if (!git.has(`${sha}^{tree}`)) return refused(400, `object does not exist [id: ${sha}]`);
    const entries = git.entriesOf(sha, query.get('recursive') === 'true');
    const size = Math.min(Number(query.get('per_page') ?? '1000'), mostEntries);
    const page = Number(query.get('page') ?? '1');
    const shown = entries.slice((page - 1) * size, page * size);
    const truncated = page * size < entries.length;
    return {
      status: 200,
      body: { sha, tree: shown, truncated, page, total_count: entries.length },
    };
  };

  const blob = (_: Asked, sha: string): Answer => {
    if (!git.has(sha)) return refused(404, 'object does not exist');
    const bytes = git.bytes(sha);
    const content = bytes.length > largestBlob ? '' : bytes.toString('base64');
    return { status: 200, body: { sha, content, encoding: 'base64', size: bytes.length } };
  };

  const makeBranch = ({ body }: Asked): Answer => {
    const [branch, ref] = [text(body.new_branch_name), text(body.old_ref_name)];
    if (!mayPush) return refused(403, 'user should have a permission to write to a branch');
    if (!git.has(`${ref}^{commit}`)) return refused(404, 'The old branch does not exist');
    if (git.tip(branch) !== undefined) return refused(409, 'The branch already exists.');
    const to = git.git(['rev-parse', `${ref}^{commit}`]);
    git.moveTo(branch, { from: undefined, to });
    return { status: 201, body: branchAnswer(branch, to) };
  };

  const makePull = ({ body }: Asked): Answer => {
    const [head, base] = [text(body.head), text(body.base)];
    if (git.tip(head) === undefined) return refused(404, 'The target couldn’t be found.');
    if (inState(pulls).some((each) => each.head === head && each.base === base)) {
      return refused(409, 'pull request already exists for these targets');
    }
    const number = pulls.length + 1;
    const words = { title: text(body.title), body: text(body.body) };
    pulls.push({ number, head, base, is: 'open', ...words });
    return { status: 201, body: pullAnswer(pulls.at(-1)!) };
  };

  /** Takes the base of a pull request into its branch. */
  const updatePull = ({ user }: Asked, number: string): Answer => {
    const pull = pulls.find((each) => each.number === Number(number));
    const [head, base] = [git.tip(pull?.head ?? ''), git.tip(pull?.base ?? '')];
    if (!pull || !head || !base) return refused(404, 'The target couldn’t be found.');
    let merged: string;
    try {
      merged = git.git(['merge-tree', '--write-tree', head, base]);
    } catch {
      return refused(409, 'merge failed because of conflict');
    }
    const message = `Merge branch '${pull.base}' into ${pull.head}\n`;
    const author = {
      name: user.name ?? user.login,
      email: emailOf(user),
      date: '2026-03-31T12:00:00Z',
    };
    const to = git.writeCommit({ tree: merged, parents: [head, base], message }, { author });
    git.moveTo(pull.head, { from: head, to });
    return { status: 200, body: {} };
  };

  const all: Operation[] = [
    [
      'GET',
      '',
      /^$/,
      () => ({
        status: 200,
        body: { full_name: name, permissions: { admin: false, push: mayPush, pull: true } },
      }),
    ],
    [
      'GET',
      '/branches/{branch}',
      /^\/branches\/(.+)$/,
      (_, branch = '') => {
        const tip = git.tip(branch);
        return tip === undefined
          ? refused(404, 'The target couldn’t be found.')
          : { status: 200, body: branchAnswer(branch, tip) };
      },
    ],
    ['POST', '/branches', /^\/branches$/, makeBranch],
    ['GET', '/commits', /^\/commits$/, commits],
    [
      'GET',
      '/commits/{ref}/status',
      /^\/commits\/(\w+)\/status$/,
      (_, sha = '') => {
        const own = statuses.filter((each) => each.sha === sha).map(({ sha: __, ...each }) => each);
        return { status: 200, body: { sha, statuses: own, total_count: own.length } };
      },
    ],
    ['POST', '/contents', /^\/contents$/, changeFiles],
    ['GET', '/git/blobs/{sha}', /^\/git\/blobs\/(\w+)$/, (asked, sha = '') => blob(asked, sha)],
    ['GET', '/git/trees/{sha}', /^\/git\/trees\/(\w+)$/, (asked, sha = '') => tree(asked, sha)],
    [
      'GET',
      '/pulls',
      /^\/pulls$/,
      ({ query }) => {
        const found = inState(pulls, query.get('state') ?? undefined);
        return { status: 200, body: found.map(pullAnswer) };
      },
    ],
    ['POST', '/pulls', /^\/pulls$/, makePull],
    [
      'POST',
      '/pulls/{index}/update',
      /^\/pulls\/(\d+)\/update$/,
      (asked, number = '') => updatePull(asked, number),
    ],
  ];
  return all;
};

export type GiteaServer = Awaited<ReturnType<typeof startGitea>>;

/** Starts it on a free port. */
export const startGitea = async (options: GiteaOptions) => {
  const state: State = { pulls: [], statuses: [], web: 'https://git.test' };
  const host = await startHost({
    ...options,
    root: '/api/v1',
    describedAs: descriptionIn(`${options.as ?? 'gitea'}-openapi.json`),
    operations: operationsOf(options, state),
    userAnswer: (user) => ({
      id: user.id,
      login: user.login,
      full_name: user.name ?? '',
      email: emailOf(user),
    }),
    // What both let through where [cors] says nothing else.
    allowedHeaders: 'authorization, x-gitea-otp, content-type, user-agent',
  });
  return { ...host, ...state };
};
