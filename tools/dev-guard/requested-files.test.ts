/** @jest-environment node */
import { processorTime } from '../../tests/processor-time';
import { requestedFiles, isAnswered, pathOfTarget } from './requested-files';

const folders = { root: '/project', publicDir: '/project/public' };

test.each([
  ['/.env', '/project/.env'],
  ['/.env', '/project/public/.env'],
  ['/.env/', '/project/public/.env'],
  ['/.env///', '/project/.env'],
  ['/src/../.env', '/project/.env'],
  ['/src/..%2f.env', '/project/.env'],
  ['/src/%2e%2e/.env', '/project/.env'],
  ['/src/%252e%252e/.env', '/project/.env'],
  ['/src/..\\.env', '/project/.env'],
  ['/src/..%5c.env', '/project/.env'],
  ['//.env', '/project/.env'],
  ['/@fs/etc/passwd', '/etc/passwd'],
  ['/@fs//etc/passwd', '/etc/passwd'],
  ['//@fs/etc/passwd', '/etc/passwd'],
  ['/@fs/project/src/../../etc/passwd', '/etc/passwd'],
  ['/@id/.env', '/project/.env'],
  ['/@id//.env', '/project/.env'],
  ['/@id/@fs/etc/passwd', '/etc/passwd'],
  ['/100%25', '/project/100%'],
])('%s may mean %s', (path, file) => {
  expect(requestedFiles(path, folders)).toContain(file);
});

test.each([
  ['/', '/'],
  ['/Contact?a=%', '/Contact'],
  ['//evil.example', '//evil.example'],
  ['/é%C3%A9', '/é%C3%A9'],
  ['/%', undefined],
  ['/%E0%A4', undefined],
  ['/%ff', undefined],
  ['/a%00b', undefined],
  ['//[', undefined],
  ['http://evil.example/', undefined],
  ['*', undefined],
  ['', undefined],
])('of the target %s the path is %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});

test.each([
  ...['/', '/Contact', '/prices.pdf', '/a__b', '/a/@b', '/src/entry-client.tsx', '/de/__a'],
  ...['/@vite/client', '/@id/virtual:posts', '/@fs/project/src/x.ts', '/@config/site.ts'],
  ...['/@react-refresh', '/@edit/page.js', '/__gallery', '/__gallery/frame', '/__open-in-editor'],
])('%s may be answered', (path) => {
  expect(isAnswered(path)).toBe(true);
});

test.each([
  ...['/__OPEN-in-editor', '/__Open-In-Editor', '/__open-in-editor/', '/__open-in-editor.x'],
  ...[
    '//__open-in-editor',
    '/\\__open-in-editor',
    '/%5f%5fopen-in-editor',
    '/%255f_open-in-editor',
  ],
  ...['/__inspect', '/__EDIT/hello', '/__devtools__/x', '/__', '/@VITE/client', '/@FS/etc/passwd'],
  ...['//@fs/etc/passwd', '/@other/x', '/@vitex', '/__Gallery/', '/%40fs/etc/passwd'],
])('%s is refused', (path) => {
  expect(isAnswered(path)).toBe(false);
});

test('a path of any length is read in linear time', () => {
  const took = processorTime(() => {
    for (const run of ['/', '/@id', '%25', '%2f', '../', '\\', '/@id/', 'a/']) {
      requestedFiles(`/${run.repeat(100_000 / run.length)}x`, folders);
    }
  }, 2000);
  expect(took).toBeLessThan(2000);
});
