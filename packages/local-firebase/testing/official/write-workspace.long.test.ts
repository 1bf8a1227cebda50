/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// No test runs the emulators, which need Java: that the program can be started at all is seen here.
test('what is run on Firebase’s emulators is loaded without Vite', () => {
  const file = JSON.stringify(join(__dirname, 'write-workspace.ts'));
  const { stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `console.log(Object.keys(await import(${file})))`,
    ],
    { cwd: join(__dirname, '../../../..'), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('writeWorkspace');
});
