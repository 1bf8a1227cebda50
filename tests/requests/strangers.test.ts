/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedSite } from './served-site';
import { testHostilePaths, testStoredData } from './strange-requests';

/** Requests that no page of the site makes, to `npm start`; those of a browser: strangers.spec.ts. */

const { ask } = servedSite('');
const server = { ask, folder: () => process.cwd() };

describe('stored data', () => testStoredData(server));

describe('hostile paths', () => testHostilePaths(server));

describe('files', () => {
  test.each(['/nowhere', '/nowhere/', '/assets/none.js', '/none.png', '/robots.txt.bak'])(
    '%s, which does not exist, shows 404.html to everyone',
    async (path) => {
      const page = readFileSync('dist/site/404.html', 'utf8');
      for (const accept of ['*/*', 'text/html', 'image/png', '']) {
        const { status, headers, text } = await ask(path, { headers: { accept } });
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(text).toBe(page);
        const head = await ask(path, { method: 'HEAD', headers: { accept } });
        expect([head.status, head.headers['content-type'], head.text]).toEqual([
          404,
          headers['content-type'],
          '',
        ]);
      }
    },
  );

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
  test.each(parts)(
    'the range %s of a file is answered with %i, compressed or not',
    async (...[range, status, from, to]) => {
      const script = readdirSync('dist/site/assets').find((file) => /^vendor.*\.js$/.test(file));
      for (const file of ['favicon.svg', `assets/${script}`]) {
        const whole = readFileSync(join('dist/site', file));
        for (const encoding of ['identity', 'gzip, br']) {
          const headers = { range, 'accept-encoding': encoding };
          const { status: is, text, headers: said } = await ask(`/${file}`, { headers });
          expect([file, encoding, is]).toEqual([file, encoding, status]);
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
    },
  );

  test('a range of a changed file is the whole file, and pages have no ranges', async () => {
    const range = 'bytes=0-4';
    const get = (path: string, headers: Record<string, string>) =>
      ask(path, { headers: { range, ...headers } });
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
