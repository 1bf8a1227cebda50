import type { TreeEntry } from './git-objects';
import {
  type Asked,
  type Answer,
  type HostOptions,
  inState,
  list,
  type Operation,
  type Pull,
  refused,
  startHost,
  text,
} from './host-server';
import { descriptionIn } from './openapi';

/** GitHub's REST API over a bare repository, as far as this package asks for it: each answer is what the description says. */

const operationsOf = (options: HostOptions, pulls: Pull[], runs: Record<string, unknown>[]) => {
  const { repository: git, name = 'firm/site', mayPush = true, mostEntries = 1000 } = options;
  const isProtected = options.isProtected ?? (() => false);
  const refAnswer = (branch: string, sha: string) => ({
    ref: `refs/heads/${branch}`,
    object: { type: 'commit', sha, url: 'https://github.test/' },
  });
  const commitAnswer = (sha: string) => {
    const { tree, ...commit } = git.commitOf(sha);
    return { ...commit, sha, tree: { sha: tree, url: 'https://github.test/' }, parents: [] };
  };
  const treeAnswer = (sha: string, isDeep: boolean, entries: readonly TreeEntry[]) => {
    const truncated = isDeep && entries.length > mostEntries;
    return { sha, truncated, tree: truncated ? entries.slice(0, mostEntries) : entries };
  };

  const updateRef = (branch: string, { body }: Asked): Answer => {
    const [from, to] = [git.tip(branch), text(body.sha)];
    if (from === undefined) return refused(422, 'Reference does not exist');
    if (!mayPush) return refused(403, 'Resource not accessible by personal access token');
    if (!git.has(`${to}^{commit}`)) return refused(422, 'Object does not exist');
    if (isProtected(branch)) {
      return refused(422, 'Changes must be made through a pull request.');
    }
    if (!git.isAncestor(from, to)) return refused(422, 'Update is not a fast forward');
    git.moveTo(branch, { from, to });
    return { status: 200, body: refAnswer(branch, to) };
  };

  const all: Operation[] = [
    [
      'GET',
      '',
      /^$/,
      () => ({
        status: 200,
        body: {
          full_name: name,
          permissions: { admin: false, maintain: false, push: mayPush, triage: false, pull: true },
        },
      }),
    ],
    [
      'GET',
      '/git/ref/{ref}',
      /^\/git\/ref\/heads\/(.+)$/,
      (_, branch = '') => {
        const sha = git.tip(branch);
        return sha === undefined
          ? refused(404, 'Not Found')
          : { status: 200, body: refAnswer(branch, sha) };
      },
    ],
    [
      'PATCH',
      '/git/refs/{ref}',
      /^\/git\/refs\/heads\/(.+)$/,
      (asked, branch = '') => updateRef(branch, asked),
    ],
    [
      'POST',
      '/git/refs',
      /^\/git\/refs$/,
      ({ body }) => {
        const branch = text(body.ref).replace('refs/heads/', '');
        if (!mayPush) return refused(403, 'Resource not accessible by personal access token');
        if (git.tip(branch) !== undefined) return refused(422, 'Reference already exists');
        git.moveTo(branch, { from: undefined, to: text(body.sha) });
        return { status: 201, body: refAnswer(branch, text(body.sha)) };
      },
    ],
    [
      'GET',
      '/git/commits/{commit_sha}',
      /^\/git\/commits\/(\w+)$/,
      (_, sha = '') =>
        git.has(`${sha}^{commit}`)
          ? { status: 200, body: commitAnswer(sha) }
          : refused(404, 'Not Found'),
    ],
    [
      'POST',
      '/git/commits',
      /^\/git\/commits$/,
      ({ body }) => {
        const { author, committer } = body as unknown as {
          author: { name: string; email: string; date: string };
          committer: { name: string; email: string; date: string };
        };
        const sha = git.writeCommit(
          {
            tree: text(body.tree),
            parents: list(body.parents).map(text),
            message: text(body.message),
          },
          { author, committer },
        );
        return { status: 201, body: commitAnswer(sha) };
      },
    ],
    [
      'GET',
      '/git/trees/{tree_sha}',
      /^\/git\/trees\/(\w+)$/,
      ({ query }, sha = '') => {
        const isDeep = query.get('recursive') !== null;
        return { status: 200, body: treeAnswer(sha, isDeep, git.entriesOf(sha, isDeep)) };
      },
    ],
    [
      'POST',
      '/git/trees',
      /^\/git\/trees$/,
      ({ body }) => {
        try {
          const entries = list(body.tree) as Parameters<typeof git.writeTree>[1];
          const sha = git.writeTree(text(body.base_tree), entries);
          return { status: 201, body: treeAnswer(sha, false, git.entriesOf(sha, false)) };
        } catch {
          return refused(422, 'GitRPC::BadObjectState');
        }
      },
    ],
    [
      'GET',
      '/git/blobs/{file_sha}',
      /^\/git\/blobs\/(\w+)$/,
      (_, sha = '') => {
        if (!git.has(sha)) return refused(404, 'Not Found');
        const bytes = git.bytes(sha);
        const lines = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
        return {
          status: 200,
          body: { sha, content: lines, encoding: 'base64', size: bytes.length },
        };
      },
    ],
    [
      'POST',
      '/git/blobs',
      /^\/git\/blobs$/,
      ({ body }) => {
        const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
        const sha = git.writeBlob(Buffer.from(text(body.content), encoding));
        return { status: 201, body: { sha } };
      },
    ],
    [
      'GET',
      '/compare/{basehead}',
      /^\/compare\/(\w+)\.\.\.(\w+)$/,
      (_, one = '', other = '') => {
        if (!git.has(one) || !git.has(other)) return refused(404, 'Not Found');
        const [isBefore, isAfter] = [git.isAncestor(one, other), git.isAncestor(other, one)];
        const both = isBefore && isAfter ? 'identical' : undefined;
        const status = both ?? (isBefore ? 'ahead' : isAfter ? 'behind' : 'diverged');
        const commit = { sha: one, commit: commitAnswer(one), parents: [] };
        return {
          status: 200,
          body: { status, base_commit: commit, merge_base_commit: commit, commits: [], files: [] },
        };
      },
    ],
    [
      'GET',
      '/commits',
      /^\/commits$/,
      ({ query }) => {
        const count = `-n${query.get('per_page') ?? '30'}`;
        const [branch, path] = [query.get('sha') ?? 'main', query.get('path') ?? '.'];
        const found = git.git(['log', count, '--format=%H', branch, '--', path]);
        const commits = found.split('\n').filter(Boolean);
        return {
          status: 200,
          body: commits.map((sha) => ({ sha, commit: commitAnswer(sha), parents: [] })),
        };
      },
    ],
    [
      'GET',
      '/pulls',
      /^\/pulls$/,
      ({ query }) => {
        const head = query.get('head')?.split(':')[1];
        const found = inState(pulls, query.get('state') ?? undefined)
          .filter((each) => head === undefined || each.head === head)
          .toReversed();
        return { status: 200, body: found.map((each) => pullAnswer(each)) };
      },
    ],
    [
      'POST',
      '/pulls',
      /^\/pulls$/,
      ({ body }) => {
        const head = text(body.head);
        if (git.tip(head) === undefined) return refused(422, 'Validation Failed');
        if (inState(pulls).some((each) => each.head === head)) {
          return refused(422, `A pull request already exists for firm:${head}.`);
        }
        const pull: Pull = {
          is: 'open',
          number: pulls.length + 1,
          title: text(body.title),
          body: text(body.body),
          head,
          base: text(body.base),
        };
        pulls.push(pull);
        return { status: 201, body: pullAnswer(pull) };
      },
    ],
    [
      'GET',
      '/actions/runs',
      /^\/actions\/runs$/,
      ({ query }) => {
        const of = runs.filter((each) => each.head_sha === query.get('head_sha'));
        return { status: 200, body: { total_count: of.length, workflow_runs: of } };
      },
    ],
  ];
  const pullAnswer = ({ number, title, body, head, base, is }: Pull) => ({
    number,
    title,
    body,
    state: is === 'open' ? 'open' : 'closed',
    merged_at: is === 'accepted' ? '2026-03-31T12:30:00Z' : null,
    html_url: `https://github.com/${name}/pull/${number}`,
    head: { ref: head, sha: git.tip(head) ?? '' },
    base: { ref: base, sha: git.tip(base) ?? '' },
  });
  return all;
};

/** Starts it on a free port. */
export const startGitHub = async (options: HostOptions) => {
  const pulls: Pull[] = [];
  const runs: Record<string, unknown>[] = [];
  const host = await startHost({
    ...options,
    describedAs: descriptionIn('github-openapi.json'),
    operations: operationsOf(options, pulls, runs),
    userAnswer: (user) => ({ ...user, avatar_url: 'https://github.test/', plan: undefined }),
    allowedHeaders: 'authorization, content-type, x-github-api-version',
    exposedHeaders: 'retry-after, x-ratelimit-remaining, x-ratelimit-reset',
  });
  return { ...host, api: host.address, web: 'https://github.com', pulls, runs };
};
