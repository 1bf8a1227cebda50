/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putFile } from '../../../tests/put-files';
import { FileAnswer, type EditRoute } from '../../edit-routes';
import { pictureRoutes, storeRoutes } from '../../edit-routes/http/store-routes';
import { createPictureStore } from '../../edit-routes/pictures/picture-store';
import { type Message, send } from '../../local-firebase/testing/send';
import { sharpCodec } from '../sharp-codec';
import { fakeStore } from '../testing/fake-store';
import { bodyLimits, editMiddleware } from './edit-middleware';
import { forwardedHost } from './own-address';

const token = 'the-token-of-this-start';
const codespace = {
  CODESPACE_NAME: 'fluffy-train-4x7',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
};
const forwarded = 'fluffy-train-4x7-5174.app.github.dev';

let site: string;
let server: Server;
let port: number;
let logged: string[];
let fake: ReturnType<typeof fakeStore>;

const write = (file: string, text = 'export default {};') => {
  putFile(join(site, file), text);
};

const others: EditRoute[] = [
  {
    method: 'POST',
    path: 'broken',
    handle: () => {
      throw new Error(`ENOENT: no such file, open '${site}/config/site.ts'`);
    },
  },
  {
    method: 'GET',
    path: 'zip',
    handle: (_body, query) =>
      new FileAnswer(Buffer.from(`zip of ${query.get('of') ?? ''}`), 'application/zip'),
  },
];

type Setup = { environment?: Record<string, string>; idle?: number; total?: number };

const serve = async ({ environment = {}, idle = 5000, total = 5000 }: Setup = {}) => {
  const { json, bytes } = bodyLimits;
  const routes = [
    ...storeRoutes(site, fake.store),
    ...pictureRoutes(createPictureStore(site, sharpCodec)),
    ...others,
  ];
  const middleware = editMiddleware({
    routes,
    token,
    port: 5174,
    forwarded: forwardedHost(environment, 5174),
    log: (message) => logged.push(message),
    limits: { json: { ...json, idle, total }, bytes: { ...bytes, idle, total } },
  });
  server = createServer((req, res) =>
    middleware(req, res, () => res.end(JSON.stringify(req.headers))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
};

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'edit-')));
  logged = [];
  fake = fakeStore();
  write('config/site.ts');
  write('config/pages/home.ts');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true, force: true });
});

type Headers = Record<string, string>;

/** A request of an own page, in which `headers` replaces some. */
const ask = async (path: string, { headers = {}, ...rest }: Partial<Message> = {}) => {
  const own: Headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-edit-token': token,
  };
  const set = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '');
  const answer = await send(port, {
    method: 'POST',
    path: `/__edit/${path}`,
    headers: Object.fromEntries(set),
    ...rest,
  });
  return { ...answer, reply: JSON.parse(answer.text) as { message?: string } };
};

const change = (file: string, more: object = {}) => ({
  do: 'set',
  file,
  path: 'title',
  value: 'Hello',
  was: 'Hi',
  ...more,
});

const step = (...changes: object[]) => JSON.stringify({ step: { words: 'Title', changes } });

describe('an own page', () => {
  beforeEach(() => serve());

  test('gets the state, and steps are made, undone and redone', async () => {
    expect(await ask('hello')).toMatchObject({
      status: 200,
      reply: { version: 1, files: { 'config/site.ts': { name: 'Ada' } } },
    });
    const made = await ask('step', { body: step(change('config/pages/home.ts')) });
    expect(made).toMatchObject({ status: 200, reply: { is: 'written', state: { version: 2 } } });
    expect(fake.steps).toEqual([
      { step: { words: 'Title', changes: [change('config/pages/home.ts')] }, dry: false },
    ]);
    expect(await ask('undo')).toMatchObject({ reply: { is: 'written', state: { version: 3 } } });
    expect(await ask('redo')).toMatchObject({ reply: { is: 'written', state: { version: 4 } } });
  });

  test('asks with `dry` whether a step would be written', async () => {
    const body = JSON.stringify({
      step: { words: '', changes: [change('config/site.ts')] },
      dry: true,
    });
    expect((await ask('step', { body })).reply).toEqual({ is: 'valid' });
    expect(fake.steps[0]?.dry).toBe(true);
  });

  test('gets a file as it is, and no browser keeps or interprets an answer', async () => {
    const { status, text, headers } = await send(port, {
      path: '/__edit/zip?of=all',
      headers: { host: `localhost:${port}`, 'x-edit-token': token },
    });
    expect([status, text]).toEqual([200, 'zip of all']);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('is told in words what there is not', async () => {
    expect(await ask('nothing')).toMatchObject({
      status: 404,
      reply: { message: 'The editor has nothing under this address.' },
    });
    expect(await ask('step', { method: 'GET' })).toMatchObject({
      status: 405,
      reply: { message: 'This is asked for by POST only.' },
    });
  });
});

const stranger = 'The editor answers only to its own pages.';
const rebound = 'The editor answers only under the address that the terminal shows.';

const strangers: [string, Headers, string][] = [
  ['a page from elsewhere', { origin: 'https://evil.example' }, stranger],
  ['a page of another port', { origin: 'http://localhost:1' }, stranger],
  ['a page without an origin', { origin: 'null' }, stranger],
  ['a script of another site', { origin: '', 'sec-fetch-site': 'cross-site' }, stranger],
  ['a page of a sister site', { origin: '', 'sec-fetch-site': 'same-site' }, stranger],
  ['a page whose origin was renamed on the way', { 'sec-fetch-site': 'cross-site' }, stranger],
  [
    'a link',
    {
      origin: '',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
    stranger,
  ],
  ['a page with DNS rebinding', { host: 'evil.example', origin: 'http://evil.example' }, rebound],
  ['a name below localhost', { host: 'evil.localhost' }, rebound],
  ['a name that begins alike', { host: 'localhost.evil.example' }, rebound],
  ['another address of this machine', { host: '10.0.0.1:5174' }, rebound],
  [
    'a name in X-Forwarded-Host',
    { host: 'evil.example', 'x-forwarded-host': 'localhost:5174' },
    rebound,
  ],
  [
    'a forwarded address that this machine has not',
    { host: forwarded, origin: `https://${forwarded}` },
    rebound,
  ],
];

test.each(strangers)('%s is refused with every request, and told why', async (_, headers, why) => {
  await serve();
  const body = step(change('config/site.ts'));
  for (const path of ['hello', 'step', 'undo', 'picture?name=a.webp', 'nothing']) {
    const { status, reply: answer } = await ask(path, { headers, body });
    expect([status, answer]).toEqual([403, { message: why }]);
  }
  const read = await ask('zip', { method: 'GET', headers });
  expect([read.status, read.reply]).toEqual([403, { message: why }]);
  expect(fake.steps).toEqual([]);
});

test.each(['', 'wrong', `${token}x`, token.slice(1), token.toUpperCase()])(
  'with the token %j nothing is read or written',
  async (given) => {
    await serve();
    for (const [path, method] of [
      ['hello', 'POST'],
      ['step', 'POST'],
      ['zip', 'GET'],
      ['nothing', 'GET'],
    ] as const) {
      const { status, reply: answer } = await ask(path, {
        method,
        headers: { 'x-edit-token': given },
        body: step(change('config/site.ts')),
      });
      expect(status).toBe(401);
      expect(answer.message).toMatch(/^The key of the editor is missing or an old one\. Open /);
    }
    expect(fake.steps).toEqual([]);
  },
);

describe('the key as a cookie', () => {
  const cookie = `edit-5174=${token}`;

  test('is set by an answer to the key itself, where no page can read it', async () => {
    await serve();
    const { headers } = await ask('hello');
    expect(headers['set-cookie']).toEqual([`${cookie}; HttpOnly; SameSite=Strict; Path=/__edit/`]);
    const refused = await ask('hello', { headers: { 'x-edit-token': 'wrong' } });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [200, { 'x-edit-token': 'cookie', cookie }],
    [200, { 'x-edit-token': 'cookie', cookie: `a=b; edit-5174=old; ${cookie}` }],
    [401, { 'x-edit-token': 'cookie' }],
    [401, { 'x-edit-token': 'cookie', cookie: 'edit-5174=cookie' }],
    [401, { 'x-edit-token': 'cookie', cookie: cookie.replace('5174', '5175') }],
    // A picture or a link has the cookie sent, and no header.
    [401, { 'x-edit-token': '', cookie }],
    [403, { 'x-edit-token': 'cookie', cookie, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [403, { 'x-edit-token': 'cookie', cookie, origin: '', 'sec-fetch-site': 'same-site' }],
  ])('answers %i to %j', async (wanted, headers) => {
    await serve();
    const { status, headers: answered } = await ask('hello', { headers });
    expect(status).toBe(wanted);
    expect(answered['set-cookie']).toBeUndefined();
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a body of the type %j, which any form can send, is refused',
  async (type) => {
    await serve();
    const { status, reply: answer } = await ask('step', {
      headers: { 'content-type': type },
      body: step(change('config/site.ts')),
    });
    expect(status).toBe(415);
    expect(answer.message).toContain('application/json');
    expect(fake.steps).toEqual([]);
  },
);

test.each<[string, string, RegExp]>([
  ['../outside.ts', '../outside.ts', /leads out of its folder by dots/],
  ['..', 'config/../../outside.ts', /leads out of its folder by dots/],
  ['.. within the site', 'config/pages/../site.ts', /leads out of its folder by dots/],
  ['.', 'config/./site.ts', /leads out of its folder by dots/],
  ['an absolute path', '/etc/passwd', /begins at the root of the machine/],
  ['a drive', 'C:/site.ts', /begins at the root of the machine/],
  ['a back slash', 'config\\..\\site.ts', /back slash/],
  ['a NUL', 'config/site.ts\0.png', /NUL/],
  ['an empty name', 'config//site.ts', /empty name/],
  ['a file beside config', 'package.json', /is not in the folder config/],
  ['the folder itself', 'config', /is not in the folder config/],
  ['a file of public', 'public/a.ts', /is not in the folder config/],
  ['a hidden file', 'config/.env', /begins with a point/],
  ['a stream of Windows', 'config/site.ts:a', /a sign in its name/],
  ['another file of config', 'config/pages/deep/home.ts', /is no file of config/],
  ['a program of config', 'config/pages/home.test.ts', /is no file of config/],
  ['a link to a file', 'config/pages/linked.ts', /“config\/pages\/linked.ts” is a link/],
  ['a link within the site', 'config/pages/twin.ts', /is a link/],
  ['a link to nothing', 'config/pages/none.ts', /is a link/],
  ['a file behind a link', 'config/forms/a.ts', /is behind the link config\/forms/],
  ['a new file behind a link', 'config/forms/new.ts', /is behind the link config\/forms/],
])('%s is no file that a step may change: %s', async (_, file, why) => {
  await serve();
  const outside = join(site, '..', 'outside.ts');
  symlinkSync(outside, join(site, 'config/pages/linked.ts'));
  symlinkSync('home.ts', join(site, 'config/pages/twin.ts'));
  symlinkSync('nothing.ts', join(site, 'config/pages/none.ts'));
  write('elsewhere/a.ts');
  symlinkSync('../elsewhere', join(site, 'config/forms'));
  const changes = [
    change(file),
    { do: 'create', file, value: {} },
    { do: 'delete', file },
    { do: 'renameFile', file: 'config/pages/home.ts', to: file },
  ];
  for (const each of changes) {
    const body = step(change('config/site.ts'), each);
    const { status, reply: answer } = await ask('step', { body });
    expect(status).toBe(403);
    expect(answer.message).toMatch(why);
    expect(answer.message).not.toContain(site);
  }
  expect(fake.steps).toEqual([]);
});

test('the folder config itself may be no link', async () => {
  await serve();
  rmSync(join(site, 'config'), { recursive: true });
  write('shared/site.ts');
  symlinkSync('shared', join(site, 'config'));
  const { status, reply: answer } = await ask('step', { body: step(change('config/site.ts')) });
  expect([status, answer.message]).toEqual([
    403,
    expect.stringContaining('is behind the link config'),
  ]);
});

const tooDeep = `${'['.repeat(100)}1${']'.repeat(100)}`;

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a text that is not UTF-8', Uint8Array.from([0x22, 0xff, 0x22])],
  ['a list', '[]'],
  ['no changes', JSON.stringify({ step: { words: 'a', changes: [] } })],
  ['no words', JSON.stringify({ step: { changes: [change('config/site.ts')] } })],
  ['an unknown change', step(change('config/site.ts', { do: 'run' }))],
  ['a change of the object’s own', step(change('config/site.ts', { do: 'constructor' }))],
  ['a change without a file', step({ do: 'set', path: '', value: 1 })],
  ['null for a value', step(change('config/site.ts', { value: null }))],
  ['a key too many', step(change('config/site.ts', { to: 'config/site.ts' }))],
  [
    'an index below 0',
    step({ do: 'move', file: 'config/site.ts', path: 'a', from: -1, to: 1, was: 1 }),
  ],
  [
    'values within values without end',
    `{"step":{"words":"a","changes":[{"do":"create","file":"config/site.ts","value":${tooDeep}}]}}`,
  ],
])('%s is no step, and is said', async (_, body) => {
  await serve();
  const { status, reply: answer } = await ask('step', { body });
  expect(status).toBe(400);
  expect(answer.message).toMatch(/^(?:This step cannot be read: |The request is not valid JSON)/);
  expect(fake.steps).toEqual([]);
});

describe('what is too large or too slow', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'a');

  test('a step of more than a megabyte is refused, said to be so large or not', async () => {
    await serve();
    const body = megabytes(2);
    expect(await ask('step', { body })).toMatchObject({
      status: 413,
      reply: { message: 'This has 2 MB, which is too large: at most 1 MB can be sent.' },
    });
    const chunked = await ask('step', { body, headers: { 'Transfer-Encoding': 'chunked' } });
    expect(chunked).toMatchObject({
      status: 413,
      reply: { message: 'This is too large: at most 1 MB can be sent.' },
    });
  });

  test('a picture of 100 MB is refused before it has arrived, and after it has been sent', async () => {
    await serve();
    const why = 'This has 100 MB, which is too large: at most 25 MB can be sent.';
    const early = new Promise<string>((resolve, reject) => {
      const headers = { host: `localhost:${port}`, 'x-edit-token': token, 'content-length': 1e8 };
      const path = '/__edit/picture?name=a.jpg';
      const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
        answer.once('data', (chunk: Buffer) => {
          resolve(String(chunk));
          sent.destroy();
        });
      });
      sent.on('error', reject);
      sent.write('The first bytes');
    });
    expect(JSON.parse(await early)).toEqual({ message: why });
    expect(await ask('picture?name=a.jpg', { body: megabytes(100) })).toMatchObject({
      status: 413,
      reply: { message: why },
    });
  });

  test.each([
    ['stops', { idle: 100, total: 60_000 }, 0],
    ['comes byte by byte', { idle: 60_000, total: 300 }, 20],
  ])('a body that %s is given up, and said', async (_, limits, every) => {
    await serve(limits);
    const answered = new Promise<{ status: number | undefined; text: string }>(
      (resolve, reject) => {
        const headers = {
          host: `localhost:${port}`,
          'x-edit-token': token,
          'content-type': 'application/json',
          'content-length': 1000,
        };
        const path = '/__edit/step';
        const sent = request(
          { host: '127.0.0.1', port, method: 'POST', path, headers },
          (answer) => {
            answer.once('data', (chunk: Buffer) => {
              clearInterval(drip);
              resolve({ status: answer.statusCode, text: String(chunk) });
              sent.destroy();
            });
          },
        );
        sent.on('error', reject);
        sent.write('{');
        const drip = setInterval(() => every > 0 && sent.write(' '), every || 1000);
      },
    );
    const { status, text } = await answered;
    expect(status).toBe(408);
    expect(JSON.parse(text)).toEqual({ message: 'It arrived too slowly, or not all of it did.' });
  });
});

test('an error of the server says nothing of this machine; the terminal has it', async () => {
  await serve();
  const { status, text } = await ask('broken', { body: '{}' });
  expect(status).toBe(500);
  expect(text).not.toContain(site);
  expect(JSON.parse(text)).toEqual({
    message: 'Something went wrong in the editor; the terminal that runs it shows what.',
  });
  expect(logged.join()).toContain(`${site}/config/site.ts`);
});

describe('in a codespace', () => {
  beforeEach(() => serve({ environment: codespace }));

  const local = 'localhost:5174';

  test.each<[string, Headers]>([
    ['as the browser sent it', { host: forwarded, origin: `https://${forwarded}` }],
    ['with the origin renamed', { host: forwarded, origin: `http://${local}` }],
    ['with the host renamed', { host: local, origin: `https://${forwarded}` }],
    ['with both renamed', { host: local, origin: `http://${local}` }],
    ['from this machine', {}],
  ])('an own page is let in, %s', async (_, headers) => {
    expect(await ask('hello', { headers })).toMatchObject({ status: 200 });
    const { status } = await ask('hello', { headers: { ...headers, 'x-edit-token': 'wrong' } });
    expect(status).toBe(401);
  });

  test.each<[string, Headers]>([
    ['of another codespace', { host: forwarded, origin: 'https://other-5174.app.github.dev' }],
    [
      'of another port',
      { host: forwarded, origin: 'https://fluffy-train-4x7-3000.app.github.dev' },
    ],
    ['without encryption', { host: forwarded, origin: `http://${forwarded}` }],
    ['from elsewhere', { host: forwarded, origin: 'https://evil.example' }],
    [
      'with its origin renamed',
      { host: forwarded, origin: `http://${local}`, 'sec-fetch-site': 'cross-site' },
    ],
    [
      'under another name',
      { host: 'other-5174.app.github.dev', origin: 'https://other-5174.app.github.dev' },
    ],
    ['under a name that ends alike', { host: `x.${forwarded}`, origin: `https://x.${forwarded}` }],
    ['with a name in X-Forwarded-Host', { host: 'evil.example', 'x-forwarded-host': forwarded }],
  ])('a page %s is not', async (_, headers) => {
    expect((await ask('hello', { headers })).status).toBe(403);
  });

  test('what answers behind knows the forwarded address by the name of this machine', async () => {
    const { text } = await send(port, {
      path: '/Contact',
      headers: { host: forwarded, origin: `https://${forwarded}` },
    });
    expect(JSON.parse(text)).toMatchObject({ host: local, origin: `http://${local}` });
    const stranger = await send(port, { path: '/', headers: { host: 'evil.example' } });
    expect(JSON.parse(stranger.text)).toMatchObject({ host: 'evil.example' });
  });
});

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a name alone', { CODESPACE_NAME: 'a' }],
  ['a domain alone', { GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' }],
  ['a name with a path', { ...codespace, CODESPACE_NAME: 'evil.example/' }],
  ['a name with points', { ...codespace, CODESPACE_NAME: 'evil.example' }],
  ['every domain', { ...codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: '.dev' }],
])('an environment with %s forwards nothing', (_, environment) => {
  expect(forwardedHost(environment, 5174)).toBeUndefined();
});
