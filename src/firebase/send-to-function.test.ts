/** @jest-environment node */
import { RefusedError, type Gateway } from '../submission/gateway';

/** The page of a site, one of whose forms a function checks; of the network what is sent is kept. */

const id = 'a'.repeat(40);
const record = { Name: 'Ada' };
const saved = { writeResults: [{}], commitTime: '2026-11-21T10:00:00Z' };

let sent: { address: string; init: RequestInit | undefined }[] = [];
let answer: () => Promise<Response>;
let gateway: Gateway;
const plainFetch = globalThis.fetch;
const plainSite = globalThis.__SITE__;

beforeAll(async () => {
  globalThis.__SITE__ = { checkedByFunction: ['claims'] };
  globalThis.fetch = (input, init) => {
    sent.push({ address: input instanceof Request ? input.url : input.toString(), init });
    return answer();
  };
  const { createGateway } = await import('./create-gateway');
  gateway = await createGateway({ settings: null, host: { name: '127.0.0.1', port: 1 } });
});
beforeEach(() => {
  sent = [];
});
afterAll(() => {
  globalThis.fetch = plainFetch;
  globalThis.__SITE__ = plainSite;
});

const answering = (status: number, body: unknown) => {
  answer = () => Promise.resolve(Response.json(body, { status }));
};

test('its records go to the function at the site’s own address, and last longer than the page', async () => {
  answering(200, saved);
  await gateway.save('claims', id, record);
  expect(sent).toEqual([
    {
      address: `/__records/claims/${id}`,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(record),
        keepalive: true,
      },
    },
  ]);
});

test('those of other forms go to the database', async () => {
  answering(200, saved);
  await gateway.save('contact', id, record);
  expect(sent.map(({ address }) => address.includes('documents:commit'))).toEqual([true]);
});

test.each<[string, number, unknown, boolean]>([
  [
    'what the function refuses is refused',
    403,
    {
      error: {
        code: 403,
        message: 'Missing or insufficient permissions.',
        status: 'PERMISSION_DENIED',
      },
    },
    true,
  ],
  [
    'a missing proof is asked for again',
    401,
    { error: { code: 401, message: 'No proof.', status: 'UNAUTHENTICATED' } },
    false,
  ],
  ['a function that is not there is asked again', 404, 'not found', false],
])('%s', async (_, status, body, isRefused) => {
  answering(status, body);
  const failure: unknown = await gateway
    .save('claims', id, record)
    .catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof RefusedError).toBe(isRefused);
});

test('a network that is gone is tried once more as a plain request, and then told', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(gateway.save('claims', id, record)).rejects.toThrow('Failed to fetch');
  expect(sent.map(({ init }) => init?.keepalive)).toEqual([true, undefined]);
});
