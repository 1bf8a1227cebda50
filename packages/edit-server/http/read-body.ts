import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../edit-routes';

export type BodyLimits = {
  bytes: number;
  /** In milliseconds, without a byte. */
  idle: number;
  /** In milliseconds, for all of it. */
  total: number;
};

const megabyte = 1_000_000;

const inMegabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / megabyte))} MB`;

/**
 * The whole body.
 * @throws {Refusal} 413 as soon as it is, or says that it will be, larger; 408 when it comes too slowly. The
 *   connection stays open for the answer.
 */
export const readBody = (
  request: IncomingMessage,
  { bytes, idle, total }: BodyLimits,
): Promise<Buffer> => {
  const tooLarge = (length?: number) => {
    const is = length === undefined ? 'This is' : `This has ${inMegabytes(length)}, which is`;
    return new Refusal(413, `${is} too large: at most ${inMegabytes(bytes)} can be sent.`);
  };
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > bytes) return Promise.reject(tooLarge(declaredLength));

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const tooSlow = () => end(new Refusal(408, 'It arrived too slowly, or not all of it did.'));
    const whole = setTimeout(tooSlow, total);
    let quiet = setTimeout(tooSlow, idle);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > bytes) return end(tooLarge());
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(tooSlow, idle);
    };
    const onClose = () => end(new Refusal(400, 'It did not arrive whole.'));
    const onEnd = () => end();
    const end = (refusal?: Refusal) => {
      clearTimeout(whole);
      clearTimeout(quiet);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      request.pause();
      if (refusal) reject(refusal);
      else resolve(Buffer.concat(chunks));
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
};
