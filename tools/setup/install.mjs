/**
 * Installs the packages of package-lock.json if they are missing or others. Plain JavaScript without
 * packages: it runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { requireNode } from './require-node.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
requireNode();

const mark = `${root}node_modules/.installed-from`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const isMarked = existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
// Installing a font with npm install changes package-lock.json, but everything is installed.
const present = isMarked || isInstalled(root);

if (!present) {
  console.log('Installing packages (npm ci) …');
  // No install scripts: no package here needs one.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed; npm says why above. Correct that, then run the command again.',
    );
    process.exit(status ?? 1);
  }
}
if (!isMarked) writeFileSync(mark, wanted);
