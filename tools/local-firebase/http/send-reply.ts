import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Reply } from './reply';

/** How much of an unread body is thrown away before the connection goes, and for how long. */
const LINGER_BYTES = 64 * 1024 * 1024;
const LINGER_MS = 2000;

const ALWAYS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Sends a reply. A body that nobody has read is thrown away, not kept. */
export async function sendReply(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { status, headers, body }: Reply,
): Promise<void> {
  const size = typeof body === 'string' ? Buffer.byteLength(body) : body.size;
  const length = { 'Content-Length': String(size) };
  const unread = !req.complete && !req.destroyed;
  res.writeHead(status, {
    ...ALWAYS,
    ...headers,
    ...length,
    ...(unread ? { Connection: 'close' } : {}),
  });
  if (typeof body !== 'string') {
    await sendFile({ req, res }, body.file);
    return;
  }
  if (req.method !== 'HEAD') res.write(body);
  // Closing while the client still sends resets the connection, and the answer may be lost with it.
  if (unread) await discard(req);
  res.end();
}

async function sendFile(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  file: Extract<Reply['body'], object>['file'],
): Promise<void> {
  if (req.method === 'HEAD') {
    await file.close();
    res.end();
    return;
  }
  await pipeline(file.createReadStream(), res);
}

function discard(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = LINGER_BYTES;
    const timer = setTimeout(resolve, LINGER_MS);
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
}
