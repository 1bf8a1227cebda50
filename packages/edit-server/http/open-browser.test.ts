/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { mayOpen, openBrowser, programFor } from './open-browser';

const address = 'http://localhost:5174/#edit=a-b_c';

test.each<[NodeJS.Platform, string | undefined, string[]]>([
  ['linux', undefined, ['xdg-open', address]],
  ['darwin', '', ['open', address]],
  ['win32', undefined, ['cmd', '/c', 'start', '""', address]],
  [
    'linux',
    '/vscode/bin/linux-x64/1a/helpers/browser.sh',
    ['/vscode/bin/linux-x64/1a/helpers/browser.sh', address],
  ],
  ['linux', 'firefox %s:lynx', ['xdg-open', address]],
  ['linux', 'sh -c', ['xdg-open', address]],
])('on %s with BROWSER=%j the address is opened by %j', (platform, BROWSER, program) => {
  expect(programFor(address, { platform, environment: { BROWSER } })).toEqual(program);
});

test.each([
  [{}, true],
  [{ EDIT_OPEN: '1' }, true],
  [{ EDIT_OPEN: '0' }, false],
  [{ CI: 'true' }, false],
])('with %j it is opened: %s', (environment, opens) => {
  expect(mayOpen(environment)).toBe(opens);
});

describe('the program', () => {
  let folder: string;
  let program: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'));
    program = join(folder, 'browser.sh');
    writeFileSync(
      program,
      `#!/bin/sh\nprintf %s "$1" > "${folder}/draft"; mv "${folder}/draft" "${folder}/opened"\n`,
    );
    chmodSync(program, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('gets the address', async () => {
    openBrowser(address, { BROWSER: program });
    while (!existsSync(join(folder, 'opened'))) await after(10);
    expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe(address);
  });

  test('may be missing', async () => {
    const missing = join(folder, 'none');
    expect(() => openBrowser(address, { BROWSER: missing })).not.toThrow();
    // An error that nobody listens to would end the process: it has come when that of a later start has.
    await once(spawn(missing), 'error');
  });
});
