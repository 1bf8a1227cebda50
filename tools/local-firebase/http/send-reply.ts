import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FilePart, Reply, TextStream } from './reply';

/** How much of an unread body is thrown away before the connection goes, and for how long. */
const lingerBytes = 64 * 1024 * 1024;
const lingerMs = 2000;

/** No page of another site or port shows it or takes it in, and a browser makes nothing else of it. */
const always = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Sends a reply. A body that nobody has read is thrown away, not kept. */
export const sendReply = async (
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { status, headers, body }: Reply,
): Promise<void> => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : 'size' in body && body.size;
  const unread = !req.complete && !req.destroyed;
  res.writeHead(status, {
    ...always,
    ...headers,
    ...(length === false ? {} : { 'Content-Length': String(length) }),
    ...(unread ? { Connection: 'close' } : {}),
  });
  if (typeof body !== 'string') {
    if ('texts' in body) await sendTexts({ req, res }, body);
    else await sendFile({ req, res }, body);
    return;
  }
  if (req.method !== 'HEAD') res.write(body);
  // Closing while the client still sends resets the connection, and the answer may be lost with it.
  if (unread) await discard(req);
  res.end();
};

const sendFile = async (
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { file, start, size }: FilePart,
): Promise<void> => {
  if (req.method === 'HEAD' || size === 0) {
    await file.close();
    res.end();
    return;
  }
  await pipeline(file.createReadStream({ start, end: start + size - 1 }), res);
};

const sendTexts = async (
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { texts, stalledMs, done }: TextStream,
): Promise<void> => {
  try {
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    res.setTimeout(stalledMs, () => res.destroy());
    await pipeline(texts, res);
  } finally {
    done();
  }
};

const discard = (req: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = lingerBytes;
    const timer = setTimeout(resolve, lingerMs);
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
