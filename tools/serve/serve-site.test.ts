/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { send } from '../../packages/local-firebase/testing/send';
import { temporaryFolders } from '../../tests/temporary-folder';
import { serveSite } from './serve-site';
import { putSmallSite } from './testing/small-site';

const folder = temporaryFolders();

const served = async () => {
  putSmallSite(folder());
  return serveSite({ root: folder(), port: 0 });
};

test('a built site is served with its headers, its page for unknown addresses, and its backend', async () => {
  const { port, close } = await served();
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  const home = await ask('/');
  expect([home.status, home.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  expect(await home.text()).toContain('Home');
  const unknown = await ask('/nothing');
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Nothing here'),
  ]);
  const stored = await ask('/__local/data.json');
  expect(await stored.json()).toMatchObject({ documents: [] });
  await close();
});

test('names of other machines are refused, and addresses of this one are not', async () => {
  const { port, close } = await served();
  const ask = async (host: string) =>
    (await send(port, { method: 'GET', path: '/', headers: { host } })).status;
  expect(await ask('evil.test')).toBe(403);
  expect(await ask(`evil.test:${port}`)).toBe(403);
  expect(await ask('localhost.evil.test')).toBe(403);
  expect(await ask(`localhost:${port}`)).toBe(200);
  expect(await ask(`site.localhost:${port}`)).toBe(200);
  expect(await ask(`127.0.0.1:${port}`)).toBe(200);
  expect(await ask(`[::1]:${port}`)).toBe(200);
  await close();
});

test('what serves is small: nothing that builds is loaded', async () => {
  putSmallSite(folder());
  const program = ['tools/run.mjs', 'tools/serve/testing/serve-and-tell.ts', folder()];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  const report = JSON.parse(stdout) as {
    status: number;
    megabytes: number;
    sharedObjects: string[];
  };
  expect(report.status).toBe(200);
  // Vite, rolldown, sharp and oxc come with parts of their own; Node.js alone takes 45 MB.
  expect(report.sharedObjects.filter((file) => file.endsWith('.node'))).toEqual([]);
  expect(report.megabytes).toBeLessThan(150);
}, 60_000);
