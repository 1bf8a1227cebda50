import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isGroup } from '../../../src/schema/values/group';
import type { BareRepository } from './bare-repository';
import type { DescribedAs } from './openapi';

/** What the servers of this folder have in common: who asks, what goes wrong, and that each answer is what a description says. */

export type User = { id: number; login: string; name: string | null; email: string | null };

/** What goes wrong with the next requests that it fits. */
type Fault = {
  method: string;
  path: RegExp;
  /** `cut`: nothing is answered; `done-and-cut`: it is carried out, and the answer is lost. */
  do:
    | { status: number; headers?: Record<string, string>; message?: string }
    | 'cut'
    | 'done-and-cut'
    /** All goes right. */
    | 'nothing';
  /** Called before. */
  first?: () => void;
  times?: number;
};

export type Pull = {
  number: number;
  title: string;
  body: string;
  head: string;
  base: string;
  is: 'open' | 'accepted' | 'closed';
};

/** The pull requests of a list in this state, as hosts ask for them. */
export const inState = (pulls: readonly Pull[], state = 'open'): Pull[] =>
  pulls.filter(({ is }) => state === 'all' || (is === 'open') === (state === 'open'));

/** Accepts a pull request as one new commit by somebody else; its branch is gone then. */
export const squash = (git: BareRepository, pull: Pull): string => {
  const [from, head] = [git.tip(pull.base), git.tip(pull.head)];
  const tree = git.git(['merge-tree', '--write-tree', pull.base, pull.head]);
  const author = { name: 'Tom', email: 'tom@example.com', date: '2026-03-31T12:30:00Z' };
  const message = `${pull.title} (#${pull.number})\n`;
  const to = git.writeCommit({ tree, parents: from ? [from] : [], message }, { author });
  git.moveTo(pull.base, { from, to });
  // As hosts keep it: what was proposed can be read on.
  git.git(['update-ref', `refs/pull/${pull.number}/head`, head ?? '']);
  git.git(['update-ref', '-d', `refs/heads/${pull.head}`]);
  pull.is = 'accepted';
  return to;
};

export type Asked = {
  query: URLSearchParams;
  body: Record<string, unknown>;
  user: User;
};
export type Answer = { status: number; body: unknown };

/** Each operation: its path below that of the repository as the description has it, and how it is answered. */
export type Operation = [
  method: string,
  described: string,
  pattern: RegExp,
  answer: (asked: Asked, ...parts: string[]) => Answer,
];

export type HostOptions = {
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

type Host = HostOptions & {
  describedAs: DescribedAs;
  /** Of every path, as /api/v1. */
  root?: string;
  operations: readonly Operation[];
  userAnswer: (user: User) => unknown;
  /** What a page of another host may send, and read. */
  allowedHeaders: string;
  exposedHeaders?: string;
};

const repoPath = '/repos/{owner}/{repo}';

export const refused = (status: number, message: string): Answer => ({ status, body: { message } });

export const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
export const text = (value: unknown) => (typeof value === 'string' ? value : '');

const readAll = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const eve: User = { id: 7, login: 'eve', name: 'Eve Editor', email: null };

/** Starts it on a free port. `wrong` are requests that the description does not allow. */
export const startHost = async (host: Host) => {
  const { name = 'firm/site', root = '', describedAs, operations } = host;
  const tokens = host.tokens ?? new Map([['a-token', eve]]);
  const faults: Fault[] = [];
  const wrong: string[] = [];
  const requests: string[] = [];
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': host.allowedHeaders,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ...(host.exposedHeaders !== undefined && {
      'access-control-expose-headers': host.exposedHeaders,
    }),
  };

  const answerTo = (method: string, url: URL, request: { sent: string; token: string }): Answer => {
    const path = decodeURIComponent(url.pathname);
    const user = tokens.get(request.token);
    if (!user) return refused(401, 'Bad credentials');
    const body: unknown = request.sent === '' ? undefined : JSON.parse(request.sent);
    if (path === `${root}/user`) {
      return {
        status: 200,
        body: describedAs('GET', '/user').answer(200, host.userAnswer(user)),
      };
    }
    const ofRepository = `${root}/repos/${name}`;
    const own = path.startsWith(ofRepository) ? path.slice(ofRepository.length) : undefined;
    for (const [of, described, pattern, answer] of operations) {
      const found = of === method && own !== undefined ? pattern.exec(own) : null;
      if (!found) continue;
      const operation = describedAs(of, `${repoPath}${described}`);
      const fault = operation.wrongRequest(body, url.searchParams);
      if (fault !== undefined) {
        wrong.push(fault);
        return refused(422, fault);
      }
      const asked = { query: url.searchParams, body: isGroup(body) ? body : {}, user };
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
    address: `http://127.0.0.1:${port}`,
    name,
    tokens,
    faults,
    wrong,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
