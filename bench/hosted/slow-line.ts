import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a line does to all that comes down by it; `latency` in milliseconds, from a request to its answer. */
export type Line = { latency: number; bytesPerSecond: number };

/** As Lighthouse defines slow 4G: 1.6 Mbit/s. */
export const slow: Line = { latency: 150, bytesPerSecond: 200_000 };

export const fast: Line = { latency: 0, bytesPerSecond: Infinity };

/**
 * Lines to servers of this machine, which share what there is: slowed down on their way, so that it holds for the workers of a
 * page as well, which the browser's own settings do not reach.
 */
export const slowLines = (first: Line) => {
  let line = first;
  let free = 0;
  /** When so many bytes have come through, in milliseconds. */
  const arrival = (bytes: number): number => {
    free = Math.max(free, performance.now()) + (bytes / line.bytesPerSecond) * 1000;
    return free + line.latency;
  };

  const carry = (from: Socket, port: number) => {
    const onward = connect(port, '127.0.0.1');
    let last = Promise.resolve();
    const later = (at: number, act: () => void) => {
      last = last.then(async () => {
        await wait(Math.max(0, at - performance.now()));
        act();
      });
    };
    from.on('data', (bytes) => onward.write(bytes));
    onward.on('data', (bytes) => {
      const at = arrival(bytes.length);
      later(at, () => from.write(bytes));
    });
    from.on('close', () => onward.destroy());
    onward.on('close', () => later(0, () => from.destroy()));
    for (const socket of [from, onward]) socket.on('error', () => socket.destroy());
  };

  return {
    be: (next: Line) => {
      line = next;
    },
    /** A port that leads to this one. */
    to: async (port: number) => {
      const server = createServer((socket) => carry(socket, port));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { port: (server.address() as AddressInfo).port, close: () => server.close() };
    },
  };
};
