import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from '../../packages/local-firebase';

/** Values that wait on disk until all are known: memory takes 24 bytes for each. */
export type Spool<Value> = {
  /** @param at orders them: milliseconds since 1970 */
  add: (value: Value, at: number) => void;
  count: () => number;
  values: (order: Order) => Generator<Value>;
  close: () => void;
};

/** Bytes that are written at once. */
const atOnce = 64 * 1024;

/**
 * A spool in an unnamed file, in the folder for temporary files (TMPDIR): however this process ends,
 * nothing of it is left.
 */
export const openSpool = <Value>(): Spool<Value> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  const file = openSync(path.join(folder, 'spool'), 'wx+', 0o600);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Windows keeps the name of an open file.
  if (process.platform !== 'win32') remove();

  const times: number[] = [];
  const starts: number[] = [];
  const lengths: number[] = [];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let written = 0;

  const flush = () => {
    const bytes = Buffer.concat(waiting);
    for (let done = 0; done < bytes.length;) {
      done += writeSync(file, bytes, done, bytes.length - done, written + done);
    }
    written += bytes.length;
    [waiting, waitingBytes] = [[], 0];
  };

  const read = (place: number): Value => {
    const bytes = Buffer.alloc(lengths[place] ?? 0);
    readSync(file, bytes, 0, bytes.length, starts[place] ?? 0);
    return JSON.parse(bytes.toString()) as Value;
  };

  return {
    add: (value, at) => {
      const bytes = Buffer.from(JSON.stringify(value));
      times.push(at);
      starts.push(written + waitingBytes);
      lengths.push(bytes.length);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= atOnce) flush();
    },
    count: () => times.length,
    values: function* (order) {
      flush();
      const places = Uint32Array.from(times, (_, place) => place);
      const timeOf = (place: number) => times[place] ?? 0;
      places.sort((a, b) => timeOf(a) - timeOf(b) || a - b);
      if (order === 'newest') places.reverse();
      for (const place of places) yield read(place);
    },
    close: () => {
      closeSync(file);
      remove();
    },
  };
};
