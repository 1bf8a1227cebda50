import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { withFileLock } from '../../packages/files/file-lock';

/**
 * Takes a lock in a process of its own: `hold-lock.ts <lock> <notes> <times>`. Writes into the notes when
 * it begins and ends to have it; with 0 times it has it until it is killed.
 */
const [lock = '', notes = '', times = '0'] = process.argv.slice(2);
const note = (what: string) => appendFileSync(notes, `${process.pid} ${what}\n`);

for (let time = 0; time < Math.max(Number(times), 1); time += 1) {
  await withFileLock(lock, async () => {
    note('in');
    await wait(times === '0' ? 600_000 : 1);
    note('out');
  });
}
