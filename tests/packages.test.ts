/** @jest-environment node */
import { readFileSync } from 'node:fs';
import manifest from '../package.json';

test('docs/packages.md says of each package why it is used, and of none that is not there', () => {
  const page = readFileSync('docs/packages.md', 'utf8');
  const named = [...page.matchAll(/^\| (`[^|]+) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const isOf = (name: string, used: string) =>
    name.endsWith('*') ? used.startsWith(name.slice(0, -1)) : used === name;
  const supports = (name: string) => name.startsWith('@types/');
  expect(used.filter((each) => !supports(each) && !named.some((name) => isOf(name, each)))).toEqual(
    [],
  );
  expect(named.filter((name) => !used.some((each) => isOf(name, each)))).toEqual([]);
});
