/** @jest-environment node */
import { processorTime } from '../../tests/processor-time';
import { askedFiles, pathOfTarget } from './asked-files';

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
  expect(askedFiles(path, folders)).toContain(file);
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

test('a path of any length is read in linear time', () => {
  const took = processorTime(() => {
    for (const run of ['/', '/@id', '%25', '%2f', '../', '\\', '/@id/', 'a/']) {
      askedFiles(`/${run.repeat(100_000 / run.length)}x`, folders);
    }
  });
  expect(took).toBeLessThan(2_000);
});
