import { isGroup } from '../../src/schema/values/group';
import { HostError } from './git-host';

export type RequestOptions = {
  /** The address of the API, without a slash at its end. */
  api: string;
  host: {
    /** As people call it. */
    name: string;
    headers: Readonly<Record<string, string>>;
    /** What else may be wrong where it never answers, in a sentence. */
    whereSilent?: string;
  };
  /** Asked anew for each request: who signs in again goes on. */
  token: () => string | Promise<string>;
  fetch?: typeof fetch;
  /** Resolves after so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
};

export type Reply = { status: number; body: unknown };

type Asking = {
  body?: unknown;
  /** Statuses besides those of success that the caller reads itself. */
  or?: readonly number[];
};

/** Between one try and the next, in milliseconds; after the last one there is no more. */
const pauses = [1000, 3000, 9000, undefined];

/** How long an answer is waited for, in milliseconds: a picture goes along. */
const longestWait = 100_000;

/** So many requests at once: of more the host thinks that they are an attack. */
const mostAtOnce = 8;

/** Runs so many tasks at once, and the others in their order. */
const createGate = (most: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Made>(task: () => Promise<Made>): Promise<Made> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

const isOutOfOrder = (status: number) => [500, 502, 503, 504].includes(status);

const messageIn = (body: unknown) =>
  isGroup(body) && typeof body.message === 'string' ? body.message : '';

/** The host's own words on why, with details where it has them. */
export const reasonIn = ({ status, body }: Reply): string => {
  const details = isGroup(body) && Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const words = details.map((each) => (typeof each === 'string' ? each : messageIn(each)));
  const all = [messageIn(body), ...words].filter((each) => each !== '');
  return all.length === 0 ? `it answers ${status}` : all.join(', ');
};

const timeOf = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When requests are taken again, in words, where the host says that there were too many. */
const limitEnd = ({ status, headers }: Response, body: unknown): string | undefined => {
  if (status !== 403 && status !== 429) return undefined;
  const [after, reset] = [headers.get('retry-after'), headers.get('x-ratelimit-reset')];
  if (after !== null) return `at ${timeOf(new Date(Date.now() + Number(after) * 1000))}`;
  if (headers.get('x-ratelimit-remaining') === '0' && reset !== null) {
    return `at ${timeOf(new Date(Number(reset) * 1000))}`;
  }
  const isLimit = status === 429 || /rate limit/i.test(messageIn(body));
  return isLimit ? 'in a minute' : undefined;
};

/** What holds for any request: who may, how much, and whether there is such a thing. */
const troubleOf = (reply: Reply, name: string): HostError => {
  const { status } = reply;
  const reason = reasonIn(reply);
  if (status === 401) {
    const words = `${name} does not accept this sign-in, or not any more. Sign in again.`;
    return new HostError('sign-in', words);
  }
  if (status === 403) {
    return new HostError('no-right', `Your account or token has no right to do that: ${reason}.`);
  }
  if (status === 404) {
    const words = `${name} shows no such repository or branch to your account. Look whether its name in config is right, and whether the token was made for it.`;
    return new HostError('not-found', words);
  }
  return new HostError('failed', `${name} did not do it: ${reason}.`);
};

/** Undefined for a page of a machine on the way. */
const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const createRequests = ({
  api,
  host: { name, headers, whereSilent },
  token,
  fetch = globalThis.fetch.bind(globalThis),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: RequestOptions) => {
  const inTurn = createGate(mostAtOnce);

  /** Undefined where the answer is lost: whether it was carried out is not known. */
  const send = async (
    method: string,
    path: string,
    { body, or = [] }: Asking = {},
  ): Promise<Reply | undefined> => {
    const bearer = await token();
    const options: RequestInit = {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // A browser keeps the host's answers for a minute: a branch may have moved by then.
      cache: 'no-store',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await inTurn(async () => {
      const signal = AbortSignal.timeout(longestWait);
      const response = await fetch(`${api}${path}`, { ...options, signal });
      return { response, text: await response.text() };
    }).catch(() => undefined);
    if (!answer || isOutOfOrder(answer.response.status)) return undefined;
    const reply = { status: answer.response.status, body: parsed(answer.text) };
    const end = limitEnd(answer.response, reply.body);
    if (end !== undefined) {
      const words = `${name} takes no more requests for now. Try it again ${end}.`;
      throw new HostError('rate-limit', words);
    }
    if (answer.response.ok && reply.body === undefined && answer.text !== '') {
      throw new HostError('failed', `${name} answers with a page, as no git host does.`);
    }
    if (answer.response.ok || or.includes(reply.status)) return reply;
    throw troubleOf(reply, name);
  };

  /**
   * Asks until there is an answer. Where one is lost, `look` may say what it would have said; else the request is sent
   * again: by itself only such a one that makes the same thing of the same words.
   */
  const untilAnswered = async <Made>(
    attempt: () => Promise<Made | undefined>,
    look: () => Promise<Made | undefined> = () => Promise.resolve(undefined),
  ): Promise<Made> => {
    for (const pause of pauses) {
      const made = (await attempt()) ?? (await look());
      if (made !== undefined) return made;
      if (pause !== undefined) await wait(pause);
    }
    const words = `${name} cannot be reached, or does not answer. Try it again later.`;
    throw new HostError('offline', whereSilent === undefined ? words : `${words} ${whereSilent}`);
  };

  /** The body of the answer, which has this type as the host's description says. */
  const ask = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await untilAnswered(() => send(method, path, { body }));
    return reply.body as Body;
  };

  /** The same of what is there; undefined for what is not. */
  const find = async <Body>(path: string): Promise<Body | undefined> => {
    const { status, body } = await untilAnswered(() => send('GET', path, { or: [404] }));
    return status === 404 ? undefined : (body as Body);
  };

  return { send, ask, find, untilAnswered };
};

/** Asks anew for each token. */
export const oncePerToken = <Found>(
  token: RequestOptions['token'],
  ask: () => Promise<Found>,
): (() => Promise<Found>) => {
  let known: { found: Found; token: string } | undefined;
  return async () => {
    const current = await token();
    if (known?.token !== current) known = { found: await ask(), token: current };
    return known.found;
  };
};

export type Requests = ReturnType<typeof createRequests>;
