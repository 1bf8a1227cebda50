import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf, records } from '../../tools/local-firebase/testing/records';
import { send, type Message } from '../../tools/local-firebase/testing/send';
import { serveSite } from '../../tools/serve/serve-site';
import { withinEnvironment } from '../within-environment';
import { startDevServer } from './dev-server';
import { portAt } from './ports';
import { copyProject } from './project-copy';
import { expect, test } from './share';

/** Requests that no page of the site makes, to `npm start` and `npm run dev`; no browser is needed. */

const firstPort = portAt(72);

type Running = { port: number; stop: () => Promise<void> };

const servers: Record<string, () => Promise<Running>> = {
  'npm start': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
    const server = await withinEnvironment({ LOCAL_FIREBASE_DIR: folder }, () =>
      serveSite({ root: process.cwd(), port: firstPort }),
    );
    const stop = async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { port: firstPort, stop };
  },
  'npm run dev': async () => {
    const project = copyProject();
    // No page is opened: no package needs to be made ready for a browser.
    const dev = await startDevServer(project, firstPort + 1, {
      with: { optimizeDeps: { noDiscovery: true } },
    });
    const stop = async () => {
      await dev.stop();
      await project.remove();
    };
    return { port: firstPort + 1, stop };
  },
};

test.describe.configure({ mode: 'serial' });

for (const [name, start] of Object.entries(servers)) {
  test.describe(`${name}: what is stored`, () => {
    let running: Running;
    const ask = (message: Message) => send(running.port, message);
    const host = () => ({ host: `localhost:${running.port}` });

    test.beforeAll(async () => {
      running = await start();
      const commit = commitOf('subcribe/one', records.subcribe);
      expect((await ask({ ...commit, headers: host() })).status).toBe(200);
    });
    test.afterAll(() => running.stop());

    const origins = [
      'http://localhost:1',
      'http://127.0.0.1:1',
      'http://evil.localhost',
      'https://evil.example',
      'null',
    ];
    const paths = ['/__local/', '/__local/data.json', '/__local/subcribe.csv', '/'];

    for (const origin of origins) {
      test(`is read by no page of ${origin}`, async () => {
        for (const path of paths) {
          for (const method of ['GET', 'OPTIONS']) {
            const asked = { 'access-control-request-method': 'GET' };
            const { headers } = await ask({
              method,
              path,
              headers: { ...host(), origin, ...asked },
            });
            expect(headers['access-control-allow-origin'], `${method} ${path}`).toBeUndefined();
          }
        }
      });
    }

    test('is read under no other name, to which an address of this machine was bound', async () => {
      for (const other of [
        'evil.example',
        'evil.localhost',
        'localhost.evil.example',
        '10.0.0.1',
      ]) {
        for (const path of ['/__local/', '/__local/data.json', '/__local/subcribe.csv']) {
          const { status, text } = await ask({ path, headers: { host: other } });
          expect(status, `${other}${path}`).toBe(403);
          expect(text).not.toContain(records.subcribe.Email);
        }
      }
      expect((await ask({ path: '/', headers: { host: 'evil.example' } })).status).toBe(403);
    });

    test('is read by the person at this machine', async () => {
      const { status, text } = await ask({ path: '/__local/', headers: host() });
      expect(status).toBe(200);
      expect(text).toContain(records.subcribe.Email);
    });
  });
}

test.describe('npm start: any path', () => {
  let running: Running;
  test.beforeAll(async () => {
    running = await servers['npm start']!();
  });
  test.afterAll(() => running.stop());

  const ask = (path: string, { method = 'GET', accept = '*/*' } = {}) =>
    send(running.port, {
      method,
      path,
      headers: { host: `localhost:${running.port}`, accept },
    });

  const hostile = [
    ...['//', '///', '//evil.example', '//evil.example/..', '//evil.example/%2e%2e/index.html'],
    ...['/%2f', '/%2fevil.example', '/%2f%2fevil.example/..%2findex.html', '/%2fContact.html'],
    ...['/\\', '/\\evil.example', '/%5cevil.example', '/%5cevil.example/..%2findex.html'],
    ...['/%5c%5cevil.example/..%2fContact.html', '//Contact.html', '/./Contact.html'],
    ...[
      '/%00',
      '/index.html%00',
      '/Contact%00.html',
      '/%',
      '/%zz',
      '/%c0%ae',
      '/%ff',
      '/%ED%A0%80',
    ],
    ...['/..', '/../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json'],
    ...['/..%5c..%5cpackage.json', '/assets', '/assets/', '/assets/..', '/@fs/etc/passwd'],
    ...['http://evil.example/', 'http://[/', '*', '?', '/?', '/%3f', '/%23', '/;', '/:', '/@'],
    ...['/__proto__', '/constructor', '/.env', '/.vite/manifest.json', '/é'.normalize('NFD')],
    ...[`/${'a'.repeat(12_000)}`, `/${'/'.repeat(12_000)}x`, `/${'%2f'.repeat(4_000)}x`],
    ...[`/${'../'.repeat(4_000)}x`, `/?${'a='.repeat(6_000)}`, `/${'%41'.repeat(4_000)}`],
  ].map((path) => encodeURI(path).replaceAll('%25', '%').replaceAll('%5C', '\\'));

  for (const path of hostile) {
    test(`${path.slice(0, 60)} gets a page or none, and leads nowhere else`, async () => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PURGE']) {
        const began = performance.now();
        const { status, headers, text } = await ask(path, { method });
        expect(performance.now() - began).toBeLessThan(2_000);
        expect([200, 301, 400, 404], method).toContain(status);
        expect(text).not.toMatch(/^\s+at |node_modules|"dependencies"|root:/m);
        // Of this host, and of a page that there is.
        if (status === 301) expect(headers.location).toMatch(/^\/(?:[A-Za-z][\w-]*)?(?:\?.*)?$/);
        else expect(headers.location).toBeUndefined();
      }
    });
  }

  for (const path of ['/nowhere', '/nowhere/', '/assets/none.js', '/none.png', '/robots.txt.bak']) {
    test(`${path}, which there is not, shows 404.html to everyone who asks`, async () => {
      const page = readFileSync('dist/site/404.html', 'utf8');
      for (const accept of ['*/*', 'text/html', 'image/png', '']) {
        const { status, headers, text } = await ask(path, { accept });
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(text).toBe(page);
        const head = await ask(path, { method: 'HEAD', accept });
        expect([head.status, head.headers['content-type'], head.text]).toEqual([
          404,
          headers['content-type'],
          '',
        ]);
      }
    });
  }

  test('security.txt is there for whoever found a hole', async () => {
    const { status, headers, text } = await ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: (?:mailto:|https:).+$/m);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  test('the server goes on after all of that', async () => {
    for (const path of ['/', '/Contact', '/favicon.svg'])
      expect((await ask(path)).status).toBe(200);
  });
});
