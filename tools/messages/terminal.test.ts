/** @jest-environment node */
import { PassThrough, Writable } from 'node:stream';
import { createTerminal, ReaderGone } from './terminal';

/** Takes one line, and has gone then. */
const goneAfterOne = () => {
  let lines = 0;
  return new Writable({
    write: (_chunk, _encoding, done) => {
      lines += 1;
      done(lines === 1 ? null : Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
};

test('nothing that is printed steers the terminal', async () => {
  const output = new PassThrough();
  const print = createTerminal(output, { isForReading: true });
  await print('  \u001b[2Jx \u009b1m \u202eevil\r\n  next');
  expect(String(output.read())).toBe('  \\u001b[2Jx \\u009b1m \\u202eevil\r\n  next\n');
});

test('no more is printed than is read', async () => {
  const output = new PassThrough({ highWaterMark: 10 });
  const print = createTerminal(output, { isForReading: true });
  let isPrinted = false;
  const printing = print('more than ten').then(() => (isPrinted = true));
  await new Promise(setImmediate);
  expect(isPrinted).toBe(false);
  output.resume();
  await printing;
  expect(isPrinted).toBe(true);
});

test('what is only to be read ends when its reader has gone', async () => {
  const print = createTerminal(goneAfterOne(), { isForReading: true });
  await print('one');
  await expect(
    (async () => {
      for (let line = 0; line < 10; line += 1) await print('more');
    })(),
  ).rejects.toThrow(ReaderGone);
});

test('what was asked for besides is done to its end', async () => {
  const print = createTerminal(goneAfterOne(), { isForReading: false });
  for (let line = 0; line < 5; line += 1) await print('line');
});

test('another failure is told', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
  const print = createTerminal(output, { isForReading: false });
  await expect(
    (async () => {
      for (let line = 0; line < 10; line += 1) await print('more');
    })(),
  ).rejects.toThrow('ENOSPC');
});
