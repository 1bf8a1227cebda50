import type { IncomingMessage } from 'node:http';

/** How much of an unread body is discarded before the connection is closed, and for how long. */
const lingering = { bytes: 64 * 1024 * 1024, ms: 2000 };

/**
 * Reads on without keeping anything, within bounds, after a request was answered early: closing while the
 * client still sends resets the connection, and may lose the answer.
 */
export const discardBody = (req: IncomingMessage, { bytes, ms } = lingering): Promise<void> =>
  new Promise((resolve) => {
    let left = bytes;
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    });
    req.once('end', done).once('close', done).once('error', done);
    req.resume();
  });
