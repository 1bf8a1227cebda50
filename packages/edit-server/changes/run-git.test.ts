/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSettings } from './run-git';

describe('what stands in place of settings of the checkout', () => {
  const listed = (...settings: [scope: string, key: string, value: string][]) =>
    settings.map(([scope, key, value]) => `${scope}\0${key}\n${value}\0`).join('');

  test.each<[string, string, [string, string][]]>([
    ['nothing, where it names no program', listed(['local', 'user.name', 'Eve']), []],
    [
      'nothing, where the person has none',
      listed(['local', 'filter.lfs.clean', 'evil']),
      [['filter.lfs.clean', '']],
    ],
    [
      "the person's own",
      listed(
        ['system', 'core.sshcommand', 'old'],
        ['global', 'core.sshcommand', 'ssh -i mine'],
        ['local', 'core.sshcommand', 'evil'],
      ),
      [['core.sshcommand', 'ssh -i mine']],
    ],
    [
      "all of the person's helpers, in order",
      listed(
        ['global', 'credential.helper', 'cache'],
        ['global', 'credential.https://a=b.test.helper', 'gh'],
        ['global', 'credential.username', 'eve'],
        ['worktree', 'credential.https://c.test.helper', 'evil'],
      ),
      [
        ['credential.helper', ''],
        ['credential.helper', 'cache'],
        ['credential.https://a=b.test.helper', 'gh'],
      ],
    ],
    ['a value of several lines', listed(['local', 'filter.x\n.clean', 'a\nb']), []],
  ])('%s', (_, text, expected) => {
    expect(ownSettings(text)).toEqual(expected);
  });
});

test('git is run in one place, but for what begins a repository in a folder that was just made', () => {
  const sources = ['src', 'packages', 'tools', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.|\/testing\//.test(name)),
  );
  const running = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /child_process/.test(text) && /['"`]git(?:\.exe)?['"` ]/.test(text);
  });
  expect(running).toEqual(['packages/edit-server/changes/run-git.ts', 'tools/new/main.ts']);
});
