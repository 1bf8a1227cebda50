import { spawn } from 'node:child_process';

/**
 * Starts a virtual screen on the first free display number. Rejects if it does not start. The screen has no
 * window manager: a window is as large as it asks to be.
 */
export const startScreen = (program: string) =>
  new Promise<{ display: string; stop: () => void }>((resolve, reject) => {
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const stop = () => void screen.kill();
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ display: `:${number.toString().trim()}`, stop }),
    );
    screen.once('error', reject);
    screen.once('exit', (status) => reject(new Error(`${program} ended with ${status}.`)));
  });
