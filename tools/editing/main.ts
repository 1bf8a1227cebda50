import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeIfNew } from '../../packages/files';
import { reportAndExit } from '../report-and-exit';
import { writeAnswers } from './write-answers';

/** Updates docs/editing.md: the reports of the check, and a picture of each recipe's result. */
try {
  const guide = 'docs/editing.md';
  writeIfNew(guide, writeAnswers(readFileSync(guide, 'utf8'), process.cwd()));
  const { status } = spawnSync('npx', ['playwright', 'test', 'editing'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TAKE_PICTURES: '1' },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  reportAndExit(error);
}
