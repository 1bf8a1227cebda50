import { Buffer } from 'buffer';

/**
 * Names that Node gives to every module, in a worker of a browser: imported before all else. The engine's own files are
 * in the folder /engine of the worker's memory.
 */
const names = {
  Buffer,
  engineRoot: '/engine',
  process: { env: {}, platform: 'browser', pid: 1, cwd: () => '/' },
};

Object.assign(globalThis, names);
