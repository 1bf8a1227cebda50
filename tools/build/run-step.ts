import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Steps } from '../build-steps/steps';

type Reply = { result: unknown } | { error: unknown };

/**
 * What is freed goes back to the system at once, and the bundler has one worker, beside the one that runs plugins:
 * half the memory at its peak, in no more time on two processors. mimalloc is what the bundler allocates by.
 */
const sparing = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  RAYON_NUM_THREADS: '1',
  // The same for the C library, by which pictures are encoded: of 128 KiB on, each is mapped, and unmapped, alone.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_ARENA_MAX: '2',
};

/** MiB for what was just made: it is looked through more often, and what is left of it takes less. */
const smallNursery = '--max-semi-space-size=2';

/**
 * Does a step of a build by the engine in `root` in a process of its own, which ends with this one. Rejects with the
 * step's error.
 */
export const runStep = async <Step extends keyof Steps>(
  root: string,
  step: Step,
  input: Parameters<Steps[Step]>[0],
): Promise<Awaited<ReturnType<Steps[Step]>>> => {
  const program = [join(root, 'tools/run.mjs'), 'tools/build-steps/main.ts'];
  const child = spawn(process.execPath, [smallNursery, ...program], {
    env: { ...sparing, ...process.env },
    // By the channel it learns when this process is gone, however that was ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  let reply: Reply | undefined;
  child.once('message', (message: Reply) => (reply = message));
  child.send({ step, input });
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (!reply) {
    throw new Error(`The build ended before it was complete (${signal ?? `status ${status}`}).`);
  }
  if ('error' in reply) throw reply.error;
  return reply.result as Awaited<ReturnType<Steps[Step]>>;
};
