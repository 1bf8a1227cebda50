import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

const ownFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  })
    .split('\0')
    // What was deleted is listed until it is committed.
    .filter((file) => file && !file.startsWith('bench/') && existsSync(join(project, file)));

/** A copy of the project as it is now, with its packages shared. */
export const copyProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  ownFiles().forEach((file) => cpSync(join(project, file), join(folder, file)));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
