import { join } from 'node:path';
import { engineFilesNamed, packagesFolder } from './roots';

test.each([
  ['the project itself', '/srv/agency', '/srv/agency/node_modules'],
  ['a package of another one', '/srv/bakery/node_modules/engine', '/srv/bakery/node_modules'],
  ['with the kinds of that', '/srv/bakery/node_modules/.engine', '/srv/bakery/node_modules'],
])('the packages of an engine that is %s', (_what, root, folder) => {
  expect(packagesFolder(join(root))).toBe(join(folder));
});

const words =
  'See docs/errors.md#site-120, or copy .env.example; public/docs/plan.md and docs/ are others.';

test('files of the engine are named as from the project that has installed it', () => {
  const root = '/srv/bakery/node_modules/engine';
  const named = engineFilesNamed(words, root, '/srv/bakery');
  expect(named).toBe(
    'See node_modules/engine/docs/errors.md#site-120, or copy node_modules/engine/.env.example; public/docs/plan.md and docs/ are others.',
  );
  expect(engineFilesNamed(named, root, '/srv/bakery')).toBe(named);
});

test('in this project they are named as they are', () => {
  expect(engineFilesNamed(words)).toBe(words);
});
