import type { Readable } from 'node:stream';
import { visibleText } from '../src/schema/visible-text';

/** Milliseconds for one file. */
const patience = 120_000;

/** Characters of an answer that are told. */
const mostOfWords = 200;

/** Statuses of the answer: RFC 9110, sections 15.3.1 and 15.5.7. */
const nothingFound = 200;
const somethingFound = 406;

/** A name and a password in an address go into a header: `fetch` takes no address with them. */
const requestTo = (address: string): { url: URL; headers: Record<string, string> } => {
  const url = new URL(address);
  const { username, password } = url;
  Object.assign(url, { username: '', password: '' });
  const known = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(known).toString('base64')}`;
  return { url, headers: username === '' ? {} : { authorization } };
};

const fetchOnce = async (url: URL, headers: Record<string, string>, bytes: Readable) => {
  // Not among the types of RequestInit: a stream is sent without waiting for the answer.
  const half = { duplex: 'half' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: bytes as unknown as ReadableStream,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...half,
  });
  return { status: response.status, words: await response.text() };
};

/**
 * What a virus scanner finds in these bytes; undefined for nothing. They are sent to `address` by POST; it answers 200 for
 * nothing, and 406 with words for what it has found. Any other answer, or none, rejects.
 */
export const askScanner = async (address: string, bytes: Readable): Promise<string | undefined> => {
  const { url, headers } = requestTo(address);
  const { status, ...answer } = await fetchOnce(url, headers, bytes);
  if (status === nothingFound) return undefined;
  if (status !== somethingFound) throw new Error(`The scanner answers ${status}.`);
  return visibleText(answer.words).trim().slice(0, mostOfWords) || 'found';
};
