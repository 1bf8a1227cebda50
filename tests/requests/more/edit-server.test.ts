/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Message } from '../../../packages/local-firebase/testing/send';
import { liveServer } from '../live-server';
import { nextPort } from '../served-site';

/** `npm run edit` as its own page meets it, and others; what the page shows is in other specs. */

const domain = 'app.github.dev';
const editing = liveServer({
  command: 'edit',
  environment: {
    CODESPACE_NAME: 'fluffy-train-4x7',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain,
  },
});
const { port } = editing;
const forwarded = `fluffy-train-4x7-${port}.${domain}`;

const local = { host: `localhost:${port}`, 'sec-fetch-site': 'same-origin' };
const outside = { host: forwarded, 'sec-fetch-site': 'same-origin' };

const ask = (path: string, { headers = {}, ...rest }: Partial<Message> = {}) =>
  editing.ask(path, { headers: { ...local, accept: '*/*', ...headers }, ...rest });

const post = (path: string, body: string | Uint8Array = '{}', headers = {}) =>
  ask(`/__edit/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': editing.said.token, ...headers },
    body,
  });

test('the address has the token of this start, and is the forwarded one where there is one', () => {
  expect(editing.said.address).toBe(`https://${forwarded}/#edit=${editing.said.token}`);
  expect(editing.said.token).toMatch(/^[\w-]{32}$/);
});

test('the state is read with the token only', async () => {
  expect(JSON.parse((await post('hello')).text)).toMatchObject({ files: { 'config/site.ts': {} } });
  expect((await post('hello', '{}', { 'x-edit-token': 'wrong' })).status).toBe(401);
  expect((await post('hello', '{}', { host: 'evil.example' })).status).toBe(403);
});

test('a picture that was stored is shown at once', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h9"/></svg>';
  const answer = await post('picture?name=My%20hut.svg', Buffer.from(drawing));
  expect(JSON.parse(answer.text)).toEqual({ address: '/pictures/my-hut.svg', width: 4, height: 2 });
  const shown = await ask('/pictures/my-hut.svg');
  expect([shown.status, shown.text]).toEqual([200, drawing]);
  expect(readFileSync(join(editing.folder(), 'public/pictures/my-hut.svg'), 'utf8')).toBe(drawing);
});

test('under the forwarded address all of the site answers, under another name nothing', async () => {
  for (const path of ['/', '/Contact', '/src/entry-client.tsx', '/@vite/client', '/__local/']) {
    const { status } = await ask(path, { headers: { ...outside, accept: 'text/html,*/*' } });
    expect([path, status]).toEqual([path, 200]);
    for (const host of ['evil.example', `x.${forwarded}`, 'other-5174.app.github.dev']) {
      const { status } = await ask(path, { headers: { host, accept: '*/*' } });
      expect([host, path, status]).toEqual([host, path, 403]);
    }
    const elsewhere = { ...outside, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    expect([path, (await ask(path, { headers: elsewhere })).status]).toEqual([path, 403]);
  }
});

test('the script of the pages is kept by browsers, and only own pages get it', async () => {
  const page = await ask('/', { headers: { accept: 'text/html' } });
  const [script = ''] = /\/@edit\/[^"]+/.exec(page.text) ?? [];
  const { status, headers } = await ask(script);
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
  expect(headers['content-type']).toMatch('text/javascript');
  const elsewhere = { ...outside, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  for (const strange of [{ host: 'evil.example' }, elsewhere]) {
    expect((await ask(script, { headers: strange })).status).toBe(403);
  }
  // Of another version: a page that is loaded anew gets the one that there is.
  const { status: ofOther, headers: notKept } = await ask('/@edit/other.js');
  expect([ofOther, notKept['cache-control']]).toEqual([404, 'no-store']);
});

/** The client asks for its socket under the page's own address, with its port and encryption. */
const socketToken = async () => {
  const { text } = await ask('/@vite/client');
  expect(text).toMatch(/importMetaUrl\.protocol === "https:" \? "wss" : "ws"/);
  return /const wsToken = "([^"]+)"/.exec(text)?.[1] ?? '';
};

/** Opens a socket as this page would; what it was sent within half a second of a step, or why it was not opened. */
const listen = (token: string, headers: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, 'localhost');
    let received = '';
    const lines = Object.entries({
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /?token=${token} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const step = { words: '', changes: [{ do: 'delete', file: 'config/pages/home.ts' }] };
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (chunk) => {
      const isFirst = received === '';
      received += chunk.toString('latin1');
      if (received.includes('edit:state')) end();
      // The answer to the step comes after the news of it.
      else if (isFirst)
        void post('step', JSON.stringify({ step }))
          .then(() => ask('/'))
          .then(end);
    });
    socket.on('close', end).on('error', end);
  });

test('news of the state reaches own pages, by each of the names of the server', async () => {
  const token = await socketToken();
  for (const [host, origin] of [
    [`localhost:${port}`, `http://localhost:${port}`],
    [forwarded, `https://${forwarded}`],
    [forwarded, `http://localhost:${port}`],
    [`localhost:${port}`, `https://${forwarded}`],
  ] as const) {
    expect(await listen(token, { Host: host, Origin: origin })).toContain('edit:state');
  }
});

test('news of the state reaches nobody else', async () => {
  const token = await socketToken();
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
  for (const [given, headers] of [
    ['', own],
    ['wrong', own],
    ['', { Host: own.Host }],
    ['wrong', { Host: own.Host }],
    [token, { ...own, Origin: 'https://evil.example' }],
    [token, { ...own, Origin: 'http://localhost:1' }],
    [token, { ...own, 'Sec-Fetch-Site': 'cross-site' }],
    [token, { Host: 'evil.example', Origin: 'http://evil.example' }],
  ] as const) {
    expect(await listen(given, headers)).not.toContain('edit:state');
  }
});

test('a port that is taken, or is none, is said as npm start says it', async () => {
  const taken = nextPort();
  const holder = createServer().listen(taken, 'localhost');
  const refused = await editing.project().run(['tools/edit/main.ts'], {
    PORT: String(taken),
    EDIT_OPEN: '0',
  });
  holder.close();
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(
    `Port ${taken} is taken by another program. Stop that, or choose another: PORT=${taken + 1} npm run edit`,
  );
  const none = await editing
    .project()
    .run(['tools/edit/main.ts'], { PORT: 'http', EDIT_OPEN: '0' });
  expect([none.status, none.output]).toEqual([
    1,
    expect.stringContaining('PORT=5175 npm run edit'),
  ]);
  expect(existsSync(join(editing.folder(), '.local-edits'))).toBe(false);
});
