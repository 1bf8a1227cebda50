import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { places } from '../places';

type Tool = {
  /** A program of bench/node_modules, as a JavaScript file. */
  program: string;
  args: string[];
  folder: string;
  env: Record<string, string>;
};

/** Runs a build tool; when it fails, rejects with all its output. */
export const runTool = ({ program, args, folder, env }: Tool): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(places.bench, 'node_modules', program), ...args], {
      cwd: folder,
      env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${program} failed.\n${output}`)),
    );
  });
