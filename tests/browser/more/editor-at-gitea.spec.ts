import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, signIn, testAtHost, told } from '../editor-at-host';
import { expect, retitle } from '../hosted-editor';

/** The editor at an address of its own, with the files at a server with Gitea: what the page may ask, and what a clone has. */

const test = testAtHost('Gitea');

test('who signs in with an access token edits and publishes, and a clone has it', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted.address);
  const making = page.getByRole('link', { name: /the page that makes one/ });
  await expect(making).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/user\/settings/);
  await signIn(page, hosted, 'a-token');
  await retitle(page, 'Growth at Gitea');
  await publish(page);
  await told(page, /^Published: /);

  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
  git('clone', '--quiet', hosted.repository, '.');
  expect(readFileSync(join(clone, 'config/pages/home.ts'), 'utf8')).toContain('Growth at Gitea');
  expect(git('log', '-1', '--format=%an').trim()).toBe('Eve Editor');
  rmSync(clone, { recursive: true });
});
