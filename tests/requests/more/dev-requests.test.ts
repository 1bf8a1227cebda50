/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveServer } from '../live-server';
import { expectUnseen, pdf, putSecrets, secret } from '../private-files';
import { testStoredData } from '../strange-requests';

/**
 * Requests that no page of the site makes, to `npm run dev`; all private
 * files and hostile paths: dev-strangers.test.ts.
 */

const dev = liveServer({ command: 'dev', prepare: ({ folder }) => putSecrets(folder) });

describe('stored data and sources', () =>
  testStoredData(dev, [
    '/src/entry-client.tsx',
    '/__gallery/',
    '/config/site.ts',
    '/@vite/client',
  ]));

describe('files', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => dev.ask(path, { headers });

  test('a private file is served under no spelling of its name', () =>
    expectUnseen(dev, { file: '.env', word: secret }));

  test('files that Vite denies are never served', () => {
    const { denied, deniedByVite } = dev.said;
    expect(deniedByVite.length).toBeGreaterThan(0);
    expect(denied).toEqual(expect.arrayContaining(deniedByVite));
  });

  const names = [
    '/__open-in-editor',
    '/__OPEN-in-editor',
    '/__Open-In-Editor',
    '//__open-in-editor',
  ];

  test.each([
    ...names,
    ...names.map((name) => `${name}/`),
    ...['/__open-in-editor.js', '/__OPEN-IN-EDITOR/../__open-in-editor', '/%5F_open-in-editor'],
  ])('no link, picture or page of another site starts a program: %s', async (name) => {
    const asked = [
      ...['cross-site', 'same-site', 'none', 'same-origin'].flatMap((site) =>
        ['document', 'iframe', 'image', 'script'].map((dest) => ({ site, dest })),
      ),
      { site: 'cross-site', dest: 'empty' },
    ];
    for (const { site, dest } of asked) {
      const { status } = await ask(`${name}?file=none.ts`, {
        'sec-fetch-site': site,
        'sec-fetch-mode': dest === 'document' ? 'navigate' : 'cors',
        'sec-fetch-dest': dest,
      });
      expect([site, dest, status]).toEqual([site, dest, 403]);
    }
    expect((await ask(`${name}?file=none.ts`)).status).toBe(403);
  });

  test('a script of an own page may: the gallery opens files', async () => {
    const { status } = await ask('/__open-in-editor', {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    });
    // Without a file nothing is opened.
    expect(status).toBe(500);
  });

  test('a file of variables of a site names no program that opens pages', () => {
    expect(dev.said.programs).toHaveLength(2);
    expect(dev.said.programs).not.toContain('./evil');
  });

  test('settings of PostCSS, which a pull request may bring, are not run', async () => {
    const style = await ask('/src/theme/print.css', { 'sec-fetch-site': 'same-origin' });
    expect([style.status, existsSync(join(dev.folder(), 'ran'))]).toEqual([200, false]);
  });

  test('the files of pages are served only to the pages themselves', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    for (const path of ['/', '/__gallery/', '/src/entry-client.tsx', '/prices.pdf']) {
      const { status, headers } = await ask(path, { ...own, accept: 'text/html,*/*' });
      expect([path, status]).toEqual([path, 200]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    }
    for (const path of [`/@fs${dev.folder()}/src/entry-client.tsx`, '/config/site.ts']) {
      expect([path, (await ask(path, own)).status]).toEqual([path, 200]);
    }
  });

  test('whatever a file of the site has for script, it is no page of the site', async () => {
    const files = ['public/evil.html', 'public/evil.svg', 'public/evil', 'config/evil.html'];
    for (const file of files) writeFileSync(join(dev.folder(), file), '<script>alert(1)</script>');
    const own = { accept: 'text/html,*/*', 'sec-fetch-site': 'same-origin' };
    const paths = files.flatMap((file) => [
      ...[`/${file}`, `//${file}`, `/@fs${dev.folder()}/${file}`, `/x/..%2f${file}`],
      ...[file.replace('public', ''), `${file.replace('public', '')}?a`, `/${file}?import`],
    ]);
    for (const path of paths) {
      const { status, text, headers } = await ask(path.replace(/^(?!\/)/, '/'), own);
      if (status !== 200 || !text.includes('alert(1)')) continue;
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        "frame-ancestors 'self'; sandbox",
      ]);
    }
    for (const path of ['/evil.html', '/evil.svg', '/evil']) {
      expect((await ask(path, own)).headers['content-security-policy']).toContain('sandbox');
    }
    for (const path of ['/', '/Contact', '/__gallery/', '/prices.pdf', '/index.html']) {
      expect((await ask(path, own)).headers['content-security-policy']).not.toContain('sandbox');
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

  test('has nothing of the editor', async () => {
    const page = await ask('/', { accept: 'text/html' });
    const state = await dev.ask('/__edit/hello', { method: 'POST' });
    expect(page.text).toContain('/tools/dev-config/panel.ts');
    expect(page.text).not.toContain('editor');
    expect(state.text).not.toContain('config/site.ts');
  });
});
