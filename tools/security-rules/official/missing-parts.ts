import { spawnSync } from 'node:child_process';

/** What Firebase's emulators run on since firebase-tools 15. */
const leastJava = 21;

/** Where packages and, on the first run, the emulators themselves come from. */
const sources = ['https://registry.npmjs.org/', 'https://storage.googleapis.com/'];

const missingJava = (): string | undefined => {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error) return `Java ${leastJava} or newer: there is no java on the PATH.`;
  const [, version] = /version "(\d+)/.exec(stderr) ?? [];
  return Number(version) >= leastJava
    ? undefined
    : `Java ${leastJava} or newer: this machine has Java ${version ?? 'of a version that it does not tell'}.`;
};

const missingSource = async (source: string): Promise<string | undefined> => {
  try {
    // Any answer will do: these addresses are not made for reading.
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return undefined;
  } catch {
    return `A network that reaches ${source}`;
  }
};

/** What this machine lacks to run Firebase's own emulators. */
export const missingParts = async (): Promise<string[]> => {
  const parts = [missingJava(), ...(await Promise.all(sources.map(missingSource)))];
  return parts.filter((part) => part !== undefined);
};
