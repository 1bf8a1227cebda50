import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorkspace } from './write-workspace';

/** Required by Firebase's emulators since firebase-tools 15. */
const leastJava = 21;

/** The sources of packages and, on the first run, of the emulators. */
const sources = ['https://registry.npmjs.org/', 'https://storage.googleapis.com/'];

const missingJava = (): string | undefined => {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error) return `Java ${leastJava} or newer: there is no java on the PATH.`;
  const [, version] = /version "(\d+)/.exec(stderr) ?? [];
  return Number(version) >= leastJava
    ? undefined
    : `Java ${leastJava} or newer: this machine has Java ${version ?? 'of unknown version'}.`;
};

const missingSource = async (source: string): Promise<string | undefined> => {
  try {
    // Any answer will do: these addresses serve nothing themselves.
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return undefined;
  } catch {
    return `A network that reaches ${source}`;
  }
};

/** What Firebase's own emulators need and this machine lacks. */
const missingParts = async (): Promise<string[]> => {
  const parts = [missingJava(), ...(await Promise.all(sources.map(missingSource)))];
  return parts.filter((part) => part !== undefined);
};

/*
 * Runs the generated cases on Firebase's own emulators with its own test library, and compares the
 * results with the forms' schemas. No part of `npm test`: it needs Java, and downloads some hundred
 * megabytes.
 */
const run = (folder: string, [command = '', ...args]: string[]) =>
  spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

const missing = await missingParts();
if (missing.length > 0) {
  console.error(
    `NOT RUN: the security rules were not tested on Firebase's own emulators. Missing:\n${missing
      .map((part) => `  - ${part}`)
      .join('\n')}\n\nnpm run test:unit tests the same cases on the embedded backend.`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'official-rules-'));
try {
  writeWorkspace(folder, process.cwd());
  // Windows runs a shell, which splits what is not quoted.
  const tries = process.platform === 'win32' ? '"node run-cases.mjs"' : 'node run-cases.mjs';
  const emulators = ['emulators:exec', '--project', 'demo-rules', '--only', 'firestore,storage'];
  const agreed =
    run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error']) &&
    run(folder, ['npx', 'firebase', ...emulators, tries]);
  process.exitCode = agreed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
