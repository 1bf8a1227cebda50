import {
  type Answer,
  commitOf,
  type Message,
  records,
} from '../../packages/local-firebase/testing/send';

/** Requests that no page of a site makes, and what every server of it answers. */
export type Server = {
  /** Of the running project. */
  folder: () => string;
  ask: (path: string, message?: Omit<Message, 'path'>) => Promise<Answer>;
};

/** Tests of who reads the stored data of a server; `files` are further addresses that it keeps to itself. */
export const testStoredData = ({ ask }: Server, files: readonly string[] = []) => {
  beforeAll(async () => {
    const { path, ...commit } = commitOf('subcribe/one', records.subcribe);
    expect((await ask(path, commit)).status).toBe(200);
  });

  const strangers: Record<string, Record<string, string>> = {
    'a frame': { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    'a script': { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    'a picture': { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    'a module': { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'script' },
    data: { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  };
  const asked = ['/__local/data.json', '/v0/b/demo-site.appspot.com/o/x?alt=media', ...files];

  test.each(Object.entries(strangers))(
    'cannot be loaded as %s by a page of another port or site',
    async (_, headers) => {
      for (const path of asked) {
        for (const site of ['same-site', 'cross-site']) {
          const { status, text } = await ask(path, {
            headers: { ...headers, 'sec-fetch-site': site },
          });
          expect([site, path, status]).toEqual([site, path, 403]);
          expect(text).not.toContain(records.subcribe.Email);
        }
      }
    },
  );

  const paths = ['/__local/', '/__local/data.json', '/__local/subcribe.csv', '/'];

  test.each([
    'http://localhost:1',
    'http://127.0.0.1:1',
    'http://evil.localhost',
    'https://evil.example',
    'null',
  ])('cannot be read by a page of %s', async (origin) => {
    const asks = { origin, 'access-control-request-method': 'GET' };
    for (const path of paths) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(path, { method, headers: asks });
        expect(Object.keys(headers)).not.toContain('access-control-allow-origin');
      }
    }
  });

  test.each(['evil.example', 'evil.localhost', 'localhost.evil.example', '10.0.0.1'])(
    'cannot be read under another host name that points to this machine: %s',
    async (host) => {
      for (const path of [...paths.filter((each) => each !== '/'), ...files]) {
        const { status, text } = await ask(path, { headers: { host } });
        expect([path, status]).toEqual([path, 403]);
        expect(text).not.toContain(records.subcribe.Email);
      }
    },
  );

  test('no page is shown under a name of another machine', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  test('can be read by the person at this machine', async () => {
    const { status, text } = await ask('/__local/');
    expect(status).toBe(200);
    expect(text).toContain(records.subcribe.Email);
  });
};

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

/** Tests that no path leads a server astray, by any method. */
export const testHostilePaths = ({ folder, ask }: Server) => {
  test.each(hostile.map((path) => [path.slice(0, 60), path]))(
    '%s gets a page or status 404, and redirects to no other host',
    async (_, path) => {
      for (const method of methods) {
        const began = performance.now();
        const { status, headers, text } = await ask(path, { method, headers: { accept: '*/*' } });
        expect(performance.now() - began).toBeLessThan(longest);
        expect([200, 301, 400, 403, 404]).toContain(status);
        // A line of /etc/passwd.
        expect(text).not.toMatch(/"dependencies"|root:[^:\n]*:0:/);
        // A module of the dev server names its source files.
        if (status >= 400) {
          expect(text).not.toMatch(/^\s*at |node_modules/m);
          expect(text).not.toContain(folder());
        }
        // On this host, and to an existing page.
        if (status === 301) expect(headers.location).toMatch(/^\/(?:[A-Za-z][\w-]*)?(?:\?.*)?$/);
        else expect(headers.location).toBeUndefined();
      }
    },
  );

  test.each(['/', '/Contact', '/favicon.svg'])(
    'the server still answers afterwards: %s',
    async (path) => {
      expect((await ask(path, { headers: { accept: '*/*' } })).status).toBe(200);
    },
  );
};
