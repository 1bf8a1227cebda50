import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { devGuardPlugin } from '../../tools/dev-guard/dev-guard-plugin';
import { commitOf, type Message, records, send } from '../../tools/local-firebase/testing/send';
import { serveSite } from '../../tools/serve/serve-site';
import { withinEnvironment } from '../within-environment';
import { startDevServer } from './dev-server';
import { portAt } from './ports';
import { copyProject } from './project-copy';
import { expect, test } from './share';

/** Requests that no page of the site makes, to `npm start` and `npm run dev`; most need no browser. */

const firstPort = portAt(72);

/** `folder` is that of the running project. */
type Running = { port: number; folder: string; stop: () => Promise<void> };

/** In every file that must stay private. */
const secret = 'opensesame';

const pdf = '%PDF-1.7 prices';

/** Files of a project that no page is made of, and links to them. */
const putSecrets = (folder: string) => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['.env', '.env.local', '.git/config', 'exports/contact.csv', 'id.pem']) {
    write(file, `VITE_A=${secret}`);
  }
  write('.local-firebase/documents/one.json', JSON.stringify({ secret }));
  write('.local-edits/journal.jsonl', JSON.stringify({ secret }));
  write('exports/contact.json', JSON.stringify({ secret }));
  write('exports/contact.js', `export default '${secret}';`);
  write('public/.env', secret);
  write('public/prices.pdf', pdf);
  symlinkSync('../.env', join(folder, 'public/linked.txt'));
  symlinkSync('../exports', join(folder, 'public/linked'));
  symlinkSync('../.env', join(folder, 'src/linked.ts'));
};

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
    return { port: firstPort, folder: process.cwd(), stop };
  },
  'npm run dev': async () => {
    const project = copyProject();
    putSecrets(project.folder);
    // No page is opened: no package needs bundling for a browser.
    const dev = await startDevServer(project, firstPort + 1, {
      with: { optimizeDeps: { noDiscovery: true } },
    });
    const stop = async () => {
      await dev.stop();
      await project.remove();
    };
    return { port: firstPort + 1, folder: realpathSync(project.folder), stop };
  },
};

test.describe.configure({ mode: 'default' });

for (const [name, start] of Object.entries(servers)) {
  test.describe(`${name}: stored data`, () => {
    let running: Running;
    const ask = (message: Message) => send(running.port, message);
    const host = () => ({ host: `localhost:${running.port}` });

    test.beforeAll(async () => {
      running = await start();
      const commit = commitOf('subcribe/one', records.subcribe);
      expect((await ask({ ...commit, headers: host() })).status).toBe(200);
    });
    test.afterAll(() => running.stop());

    /** A page at another port of this machine, which makes the requests of `html`. */
    const neighbour = async (html: string): Promise<Server> => {
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(html);
      });
      await new Promise<void>((resolve) => {
        server.listen(firstPort + 2, 'localhost', resolve);
      });
      return server;
    };

    for (const path of ['/__local/', '/__local/data.json', '/__local/subcribe.csv']) {
      test(`cannot be framed or embedded by a page of another port: ${path}`, async ({ page }) => {
        const address = `http://localhost:${running.port}${path}`;
        const failed = 'onerror="document.title += 1"';
        const server = await neighbour(
          `<iframe src="${address}"></iframe><img src="${address}" ${failed}><script src="${address}" ${failed}></script>`,
        );
        const framed = page.waitForResponse(
          (response) => response.url() === address && response.frame() !== page.mainFrame(),
        );
        await page.goto(`http://localhost:${firstPort + 2}/`);
        expect((await framed).status()).toBe(403);
        await expect(page).toHaveTitle('11');
        for (const frame of page.frames()) {
          expect(await frame.content()).not.toContain(records.subcribe.Email);
        }
        server.close();
      });
    }

    const strangers: Record<string, Record<string, string>> = {
      'a frame': { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      'a script': { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      'a picture': { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      'a module': { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'script' },
      data: { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    };
    const asked = [
      '/__local/data.json',
      '/v0/b/demo-site.appspot.com/o/x?alt=media',
      ...(name === 'npm run dev'
        ? ['/', '/src/entry-client.tsx', '/__gallery/', '/config/site.ts', '/@vite/client']
        : []),
    ];
    for (const [what, headers] of Object.entries(strangers)) {
      test(`cannot be loaded as ${what} by a page of another port or site`, async () => {
        for (const path of asked) {
          for (const site of ['same-site', 'cross-site']) {
            const { status, text } = await ask({
              path,
              headers: { ...host(), ...headers, 'sec-fetch-site': site },
            });
            expect(status, `${site} ${path}`).toBe(403);
            expect(text).not.toContain(records.subcribe.Email);
          }
        }
      });
    }

    const origins = [
      'http://localhost:1',
      'http://127.0.0.1:1',
      'http://evil.localhost',
      'https://evil.example',
      'null',
    ];
    const paths = ['/__local/', '/__local/data.json', '/__local/subcribe.csv', '/'];

    for (const origin of origins) {
      test(`cannot be read by a page of ${origin}`, async () => {
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

    test('cannot be read under another host name that points to this machine', async () => {
      for (const other of [
        'evil.example',
        'evil.localhost',
        'localhost.evil.example',
        '10.0.0.1',
      ]) {
        const ofDev = name === 'npm run dev' ? ['/', '/config/site.ts', '/@vite/client'] : [];
        for (const path of [...paths.filter((each) => each !== '/'), ...ofDev]) {
          const { status, text } = await ask({ path, headers: { host: other } });
          expect(status, `${other}${path}`).toBe(403);
          expect(text).not.toContain(records.subcribe.Email);
        }
      }
      expect((await ask({ path: '/', headers: { host: 'evil.example' } })).status).toBe(403);
    });

    test('can be read by the person at this machine', async () => {
      const { status, text } = await ask({ path: '/__local/', headers: host() });
      expect(status).toBe(200);
      expect(text).toContain(records.subcribe.Email);
    });
  });
}

/** In milliseconds: a busy machine's dev server makes a page in a second or two; what hangs takes minutes. */
const longest = 10_000;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PURGE', 'TRACE'];

const hostile = [
  ...['//', '///', '//evil.example', '//evil.example/..', '//evil.example/%2e%2e/index.html'],
  ...['/%2f', '/%2fevil.example', '/%2f%2fevil.example/..%2findex.html', '/%2fContact.html'],
  ...['/\\', '/\\evil.example', '/%5cevil.example', '/%5cevil.example/..%2findex.html'],
  ...['/%5c%5cevil.example/..%2fContact.html', '//Contact.html', '/./Contact.html'],
  ...['/%00', '/index.html%00', '/Contact%00.html', '/%', '/%zz', '/%c0%ae', '/%ff', '/%ED%A0%80'],
  ...['/..', '/../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json'],
  ...['/..%5c..%5cpackage.json', '/assets', '/assets/', '/assets/..', '/@fs/etc/passwd'],
  ...['http://evil.example/', 'http://[/', '*', '?', '/?', '/%3f', '/%23', '/;', '/:', '/@'],
  ...['/__proto__', '/constructor', '/.env', '/.vite/manifest.json', '/é'.normalize('NFD')],
  ...[`/${'a'.repeat(12_000)}`, `/${'/'.repeat(12_000)}x`, `/${'%2f'.repeat(4_000)}x`],
  ...[`/${'../'.repeat(4_000)}x`, `/?${'a='.repeat(6_000)}`, `/${'%41'.repeat(4_000)}`],
].map((path) => encodeURI(path).replaceAll('%25', '%').replaceAll('%5C', '\\'));

for (const [name, start] of Object.entries(servers)) {
  test.describe(`${name}: hostile paths`, () => {
    let running: Running;
    test.beforeAll(async () => {
      running = await start();
    });
    test.afterAll(() => running.stop());

    for (const path of hostile) {
      test(`${path.slice(0, 60)} gets a page or status 404, and redirects to no other host`, async () => {
        for (const method of methods) {
          const began = performance.now();
          const { status, headers, text } = await send(running.port, {
            method,
            path,
            headers: { host: `localhost:${running.port}`, accept: '*/*' },
          });
          expect(performance.now() - began).toBeLessThan(longest);
          expect([200, 301, 400, 403, 404], method).toContain(status);
          expect(text).not.toMatch(/"dependencies"|root:/m);
          // A module of the dev server names its source files.
          if (status >= 400) {
            expect(text).not.toMatch(/^\s*at |node_modules/m);
            expect(text).not.toContain(running.folder);
          }
          // On this host, and to an existing page.
          if (status === 301) expect(headers.location).toMatch(/^\/(?:[A-Za-z][\w-]*)?(?:\?.*)?$/);
          else expect(headers.location).toBeUndefined();
        }
      });
    }

    test('the server still answers afterwards', async () => {
      for (const path of ['/', '/Contact', '/favicon.svg']) {
        const headers = { host: `localhost:${running.port}`, accept: '*/*' };
        expect((await send(running.port, { path, headers })).status).toBe(200);
      }
    });
  });
}

test.describe('npm start', () => {
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

  for (const path of ['/nowhere', '/nowhere/', '/assets/none.js', '/none.png', '/robots.txt.bak']) {
    test(`${path}, which does not exist, shows 404.html to everyone`, async () => {
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

  test('security.txt exists', async () => {
    const { status, headers, text } = await ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: (?:mailto:|https:).+$/m);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  const parts: [range: string, status: number, from?: number, to?: number][] = [
    ['bytes=0-4', 206, 0, 5],
    ['bytes=3-', 206, 3],
    ['bytes=-5', 206, -5],
    ['bytes=-99999999', 206, 0],
    ['bytes=2-99999999', 206, 2],
    ['bytes=0-0', 200],
    ['bytes=5-2', 200],
    ['bytes=0-1,4-5', 200],
    ['bytes=a-b', 200],
    ['bytes=--1', 200],
    ['nonsense', 200],
    ['bytes=99999999-', 416],
    ['bytes=-0', 416],
  ];
  for (const [range, status, from, to] of parts) {
    test(`the range ${range} of a file is answered with ${status}, compressed or not`, async () => {
      const script = readdirSync('dist/site/assets').find((file) => /^vendor.*\.js$/.test(file));
      for (const file of ['favicon.svg', `assets/${script}`]) {
        const whole = readFileSync(join('dist/site', file));
        for (const encoding of ['identity', 'gzip, br']) {
          const headers = { range, 'accept-encoding': encoding };
          const answer = await send(running.port, {
            path: `/${file}`,
            headers: { host: `localhost:${running.port}`, ...headers },
          });
          const { status: is, text, headers: said } = answer;
          expect(is, `${file} ${encoding}`).toBe(status);
          expect(text).not.toMatch(/^\s*at |node_modules\//m);
          if (status === 416) expect(said['content-range']).toBe(`bytes */${whole.length}`);
          if (status !== 206) continue;
          const part = whole.subarray(from, to);
          const start = (from ?? 0) < 0 ? whole.length + (from ?? 0) : from;
          expect(said['content-range']).toBe(
            `bytes ${start}-${(start ?? 0) + part.length - 1}/${whole.length}`,
          );
          expect(said['content-encoding']).toBeUndefined();
          expect(text).toBe(part.toString());
        }
      }
    });
  }

  test('a range of a changed file is the whole file, and pages have no ranges', async () => {
    const host = `localhost:${running.port}`;
    const range = 'bytes=0-4';
    const get = (path: string, headers: Record<string, string>) =>
      send(running.port, { path, headers: { host, range, ...headers } });
    const { headers } = await get('/favicon.svg', {});
    const modified = String(headers['last-modified']);
    expect((await get('/favicon.svg', { 'if-range': modified })).status).toBe(206);
    for (const other of [String(headers.etag), '"x"', 'Sat, 21 Nov 2020 10:00:00 GMT']) {
      expect((await get('/favicon.svg', { 'if-range': other })).status).toBe(200);
    }
    for (const path of ['/', '/Contact', '/nowhere']) {
      expect([200, 404]).toContain((await get(path, {})).status);
    }
  });
});

/** Private files, relative to the project's folder; the data folder is `data` here. */
const unseen = [
  ...['.env', '.env.local', '.git/config', 'id.pem', 'exports/contact.csv'],
  ...[
    'exports/contact.json',
    'exports/contact.js',
    '.local-firebase/documents/one.json',
    '.local-edits/journal.jsonl',
  ],
  ...['public/.env', 'public/linked.txt', 'public/linked/contact.js', 'src/linked.ts'],
];

/** Every spelling of a file's address that has ever bypassed a server's protection. */
const spellings = (file: string, folder: string): string[] => {
  const escaped = [...file].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  const ways = [
    ...[`/${file}`, `//${file}`, `/./${file}`, `/x/../${file}`, `/src/../${file}`, `/${file}/`],
    ...[`/src/..%2f${file}`, `/src/%2e%2e/${file}`, `/%2e/${file}`, `/src/..%5c${file}`],
    ...[`/src/..\\${file}`, `/${escaped}`, `/${escaped.replaceAll('%', '%25')}`],
    ...[`/${file.toUpperCase()}`, `/${file}.`, `/${file}%20`, `/${file}%00`, `/${file}::$DATA`],
    ...[`/@fs${folder}/${file}`, `/@fs/${folder}/${file}`, `//@fs${folder}/${file}`],
    ...[`/@fs${folder}/src/../${file}`, `/@fs${folder}/src/..%2f${file}`, `${folder}/${file}`],
    ...[`/@id/${file}`, `/@id//${file}`, `/@id/${folder}/${file}`, `/@id/@fs${folder}/${file}`],
    ...[
      `/@id/__x00__${file}`,
      `/@fs/proc/self/cwd/${file}`,
      `/@fs/proc/self/root${folder}/${file}`,
    ],
    `/${file.replace(/^public\//, '')}`,
  ];
  const queries = [
    ...['', '?raw', '?import', '?import&raw', '?url', '?import&url', '?inline', '?url&inline'],
    ...['?raw??', '?import&raw??', '?import&?raw', '?.svg?.wasm?init', '?t=1', '?direct', '.map'],
    ...['?html-proxy&index=0.js', '?worker', '?import&worker&inline', '?v=1&lang.ts', '%3fraw'],
  ];
  const plain = [`/${file}`, `/@fs${folder}/${file}`];
  return [
    ...ways.flatMap((way) => ['', '?raw', '?import&raw'].map((query) => way + query)),
    ...plain.flatMap((way) => queries.map((query) => way + query)),
  ];
};

test.describe('npm run dev', () => {
  let running: Running;
  test.beforeAll(async () => {
    running = await servers['npm run dev']!();
    const commit = commitOf('subcribe/one', records.subcribe);
    const headers = { host: `localhost:${running.port}` };
    expect((await send(running.port, { ...commit, headers })).status).toBe(200);
  });
  test.afterAll(() => running.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    send(running.port, { path, headers: { host: `localhost:${running.port}`, ...headers } });

  const expectUnseen = async (file: string, word: string) => {
    const reported: string[] = [];
    const look = async (path: string, as: string) => {
      const { status, text } = await ask(path, { 'sec-fetch-dest': as, accept: '*/*' });
      const isLeaked = status >= 400 && (text.includes(running.folder) || /^\s*at /m.test(text));
      if (text.includes(word) || isLeaked) reported.push(`${status} ${as} ${path}`);
    };
    for (const path of spellings(file, running.folder)) {
      await Promise.all(['script', 'document'].map((as) => look(path, as)));
    }
    expect(reported).toEqual([]);
  };

  for (const file of unseen) {
    test(`${file} is served under no spelling of its name`, async () => {
      await expectUnseen(file, secret);
    });
  }

  test('stored data is served under no spelling of its name, in any folder', async () => {
    const [stored = ''] = readdirSync(join(running.folder, 'data/documents'));
    await expectUnseen(`data/documents/${stored}`, records.subcribe.Email);
  });

  test('files that Vite denies are never served', async () => {
    const plain = await resolveConfig({ configFile: false }, 'serve');
    const plugins = [devGuardPlugin(process.cwd())];
    const guarded = await resolveConfig({ configFile: false, plugins }, 'serve');
    expect(plain.server.fs.deny.length).toBeGreaterThan(0);
    expect(guarded.server.fs.deny).toEqual(expect.arrayContaining(plain.server.fs.deny));
  });

  test('a page of another site cannot start a program', async () => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status } = await ask('/__open-in-editor?file=package.json', {
        'sec-fetch-site': site,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      });
      expect(status).toBe(403);
    }
  });

  test('the files of pages are served only to the pages themselves', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    for (const path of ['/', '/__gallery/', '/src/entry-client.tsx', '/prices.pdf']) {
      const { status, headers } = await ask(path, { ...own, accept: 'text/html,*/*' });
      expect(status, path).toBe(200);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    }
    for (const path of [`/@fs${running.folder}/src/entry-client.tsx`, '/config/site.ts']) {
      expect((await ask(path, own)).status, path).toBe(200);
    }
  });

  test('a range of a file of public/ is that range', async () => {
    const get = async (range: string) => {
      const { status, text } = await ask('/prices.pdf', { range });
      return [status, text];
    };
    expect(await get('bytes=-6')).toEqual([206, 'prices']);
    expect(await get('bytes=5-2')).toEqual([200, pdf]);
    expect((await get('bytes=99-'))[0]).toBe(416);
  });
});
