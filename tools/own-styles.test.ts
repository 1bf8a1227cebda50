/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('whatever starts Vite says what PostCSS does, itself or by the config of all', () => {
  const starting = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }))
    .filter(({ text }) => /configFile: false|\): Promise<ConfigFor>/.test(text));
  expect(starting.length).toBeGreaterThan(5);
  const silent = starting.filter(({ text }) => !/css: ownStyles|\.\.\.config,/.test(text));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
