/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redirectsPlugin } from './redirects-plugin';

const site = mkdtempSync(join(tmpdir(), 'redirects-'));
mkdirSync(join(site, 'config'));
const write = (redirects: string) =>
  writeFileSync(
    join(site, 'config/routes.ts'),
    `export default { pages: [{ page: 'home', path: '/' }], redirects: ${redirects}, unmatched: 'home' };`,
  );

let server: Server;
beforeAll(async () => {
  const { configureServer } = redirectsPlugin(site);
  if (typeof configureServer !== 'function') throw new Error('It configures no server.');
  let handle: (...parts: [...Parameters<RequestListener>, () => void]) => void = () => undefined;
  const use = (handler: typeof handle) => (handle = handler);
  await configureServer.call({} as never, { middlewares: { use } } as never);
  server = createServer((request, response) => {
    handle(request, response, () => response.end('the page'));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

const ask = async (path: string, accept = 'text/html') => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${path}`, {
    headers: { accept },
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? answer.text();
};

test('the dev server follows redirects as they are written at that moment', async () => {
  write("[{ from: '/old.html', to: '/' }]");
  expect(await ask('/old.html?a=1')).toBe('/?a=1');
  write("[{ from: '/old.html', to: '/#new' }, { from: 'broken' }, { from: '/a', status: 'gone' }]");
  expect(await ask('/old.html')).toBe('/#new');
  expect(await ask('/a')).toBe('the page');
  expect(await ask('/')).toBe('the page');
});

test('scripts are never redirected, whatever config says', async () => {
  write("[{ from: '/src/*', to: '/' }]");
  expect(await ask('/src/entry.ts', '*/*')).toBe('the page');
  write('[{ from');
  expect(await ask('/src')).toBe('the page');
});
