import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isGroup } from '../../../src/schema/values/group';
import type { BareRepository, TreeEntry } from './bare-repository';
import { describedAs } from './openapi';

/** GitHub's REST API over a bare repository, as far as this package asks for it: each answer is what the description says. */

const repoPath = '/repos/{owner}/{repo}';

type User = { id: number; login: string; name: string | null; email: string | null };

/** What goes wrong with the next requests that it fits. */
type Fault = {
  method: string;
  path: RegExp;
  /** `cut`: nothing is answered; `done-and-cut`: it is carried out, and the answer is lost. */
  do:
    | { status: number; headers?: Record<string, string>; message?: string }
    | 'cut'
    | 'done-and-cut';
  /** Called before. */
  first?: () => void;
  times?: number;
};

type Asked = { path: string; query: URLSearchParams; body: Record<string, unknown> };
type Answer = { status: number; body: unknown };

type Options = {
  repository: BareRepository;
  /** As firm/site. */
  name?: string;
  /** Who has which token; taken out, it is answered with 401. */
  tokens?: Map<string, User>;
  mayPush?: boolean;
  /** Branches that only pull requests change. */
  isProtected?: (branch: string) => boolean;
  /** Folders with more entries are cut off. */
  mostEntries?: number;
};

const refused = (status: number, message: string): Answer => ({ status, body: { message } });

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

type Pull = { number: number; title: string; body: string; head: string; base: string };

/** Each operation: its path as the description has it, and how it is answered. */
const operationsOf = (options: Options, pulls: Pull[], runs: Record<string, unknown>[]) => {
  const { repository: git, name = 'firm/site', mayPush = true, mostEntries = 1000 } = options;
  const isProtected = options.isProtected ?? (() => false);
  const refAnswer = (branch: string, sha: string) => ({
    ref: `refs/heads/${branch}`,
    object: { type: 'commit', sha, url: 'https://github.test/' },
  });
  const person = (sha: string, letter: 'a' | 'c') => {
    const format = ['n', 'e', 'I'].map((each) => `%${letter}${each}`).join('%n');
    const [who = '', email = '', date = ''] = git
      .git(['log', '-1', `--format=${format}`, sha])
      .split('\n');
    return { name: who, email, date: new Date(date).toISOString() };
  };
  const commitAnswer = (sha: string) => ({
    sha,
    message: git.git(['log', '-1', '--format=%B', sha]),
    author: person(sha, 'a'),
    committer: person(sha, 'c'),
    tree: { sha: git.git(['rev-parse', `${sha}^{tree}`]), url: 'https://github.test/' },
    parents: [],
  });
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

  type Operation = (asked: Asked, ...parts: string[]) => Answer;
  const all: [method: string, path: string, pattern: RegExp, answer: Operation][] = [
    [
      'GET',
      repoPath,
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
      `${repoPath}/git/ref/{ref}`,
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
      `${repoPath}/git/refs/{ref}`,
      /^\/git\/refs\/heads\/(.+)$/,
      (asked, branch = '') => updateRef(branch, asked),
    ],
    [
      'POST',
      `${repoPath}/git/refs`,
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
      `${repoPath}/git/commits/{commit_sha}`,
      /^\/git\/commits\/(\w+)$/,
      (_, sha = '') =>
        git.has(`${sha}^{commit}`)
          ? { status: 200, body: commitAnswer(sha) }
          : refused(404, 'Not Found'),
    ],
    [
      'POST',
      `${repoPath}/git/commits`,
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
      `${repoPath}/git/trees/{tree_sha}`,
      /^\/git\/trees\/(\w+)$/,
      ({ query }, sha = '') => {
        const isDeep = query.get('recursive') !== null;
        return { status: 200, body: treeAnswer(sha, isDeep, git.entriesOf(sha, isDeep)) };
      },
    ],
    [
      'POST',
      `${repoPath}/git/trees`,
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
      `${repoPath}/git/blobs/{file_sha}`,
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
      `${repoPath}/git/blobs`,
      /^\/git\/blobs$/,
      ({ body }) => {
        const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
        const sha = git.writeBlob(Buffer.from(text(body.content), encoding));
        return { status: 201, body: { sha } };
      },
    ],
    [
      'GET',
      `${repoPath}/compare/{basehead}`,
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
      `${repoPath}/commits`,
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
      `${repoPath}/pulls`,
      /^\/pulls$/,
      ({ query }) => {
        const head = query.get('head')?.split(':')[1];
        const found = pulls.filter((each) => head === undefined || each.head === head);
        return { status: 200, body: found.map((each) => pullAnswer(each)) };
      },
    ],
    [
      'POST',
      `${repoPath}/pulls`,
      /^\/pulls$/,
      ({ body }) => {
        const head = text(body.head);
        if (git.tip(head) === undefined) return refused(422, 'Validation Failed');
        if (pulls.some((each) => each.head === head)) {
          return refused(422, `A pull request already exists for firm:${head}.`);
        }
        const pull = {
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
      `${repoPath}/actions/runs`,
      /^\/actions\/runs$/,
      ({ query }) => {
        const of = runs.filter((each) => each.head_sha === query.get('head_sha'));
        return { status: 200, body: { total_count: of.length, workflow_runs: of } };
      },
    ],
  ];
  const pullAnswer = ({ number, title, body, head, base }: Pull) => ({
    number,
    title,
    body,
    state: 'open',
    html_url: `https://github.com/${name}/pull/${number}`,
    head: { ref: head, sha: git.tip(head) ?? '' },
    base: { ref: base, sha: git.tip(base) ?? '' },
  });
  return all;
};

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, x-github-api-version',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-expose-headers': 'retry-after, x-ratelimit-remaining, x-ratelimit-reset',
};

const readAll = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

export type GitHubServer = Awaited<ReturnType<typeof startGitHub>>;

/** Starts it on a free port. `wrong` are requests that the description does not allow. */
export const startGitHub = async (options: Options) => {
  const { name = 'firm/site' } = options;
  const eve: User = { id: 7, login: 'eve', name: 'Eve Editor', email: null };
  const tokens = options.tokens ?? new Map([['a-token', eve]]);
  const faults: Fault[] = [];
  const wrong: string[] = [];
  const requests: string[] = [];
  const pulls: Pull[] = [];
  const runs: Record<string, unknown>[] = [];
  const operations = operationsOf(options, pulls, runs);

  const answerTo = (method: string, url: URL, request: { sent: string; token: string }): Answer => {
    const path = decodeURIComponent(url.pathname);
    const user = tokens.get(request.token);
    if (!user) return refused(401, 'Bad credentials');
    const body: unknown = request.sent === '' ? undefined : JSON.parse(request.sent);
    if (path === '/user') {
      const own = { ...user, avatar_url: 'https://github.test/', plan: undefined };
      return { status: 200, body: describedAs('GET', '/user').answer(200, own) };
    }
    const own = path.startsWith(`/repos/${name}`) ? path.slice(`/repos/${name}`.length) : undefined;
    for (const [of, described, pattern, answer] of operations) {
      const found = of === method && own !== undefined ? pattern.exec(own) : null;
      if (!found) continue;
      const operation = describedAs(of, described);
      const fault = operation.wrongRequest(body);
      if (fault !== undefined) {
        wrong.push(fault);
        return refused(422, fault);
      }
      const asked = { path, query: url.searchParams, body: isGroup(body) ? body : {} };
      const made = answer(asked, ...found.slice(1));
      return { status: made.status, body: operation.answer(made.status, made.body) };
    }
    return refused(404, 'Not Found');
  };

  const takeFault = (method: string, path: string) => {
    const at = faults.findIndex((each) => each.method === method && each.path.test(path));
    const fault = faults[at];
    if (!fault) return undefined;
    if ((fault.times ?? 1) > 1) faults[at] = { ...fault, times: (fault.times ?? 1) - 1 };
    else faults.splice(at, 1);
    fault.first?.();
    return fault;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const sent = await readAll(request);
    requests.push(`${method} ${url.pathname}${url.search}`);
    const fault = takeFault(method, url.pathname);
    const how = fault?.do;
    if (how === 'cut') {
      request.socket.destroy();
      return;
    }
    if (typeof how === 'object') {
      response.writeHead(how.status, {
        ...cors,
        'content-type': 'application/json',
        ...how.headers,
      });
      response.end(JSON.stringify({ message: how.message ?? '' }));
      return;
    }
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    const { status, body } = answerTo(method, url, { sent, token });
    if (how === 'done-and-cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { ...cors, 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      wrong.push(String(error));
      response.writeHead(500, cors).end(JSON.stringify({ message: String(error) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}`,
    name,
    tokens,
    faults,
    wrong,
    requests,
    pulls,
    runs,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
