import { ApiError } from '../api-error';

type Multipart = {
  /** JSON text of the object resource. */
  readonly resource: Uint8Array;
  readonly contentType: string | undefined;
  readonly bytes: Uint8Array;
};

const BOUNDARY = /^multipart\/related\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/**
 * Splits a `multipart/related` upload (RFC 2387): one part of JSON, one of bytes.
 * @param type the request's Content-Type
 * @throws {ApiError} 400 for anything else
 */
export function parseMultipart(body: Buffer, type: string | undefined): Multipart {
  const [, quoted, plain] = BOUNDARY.exec(type ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  const parts = splitParts(body, boundary);
  const [first, second] = parts;
  if (!first || !second || parts.length !== 2) throw malformed();
  const { content: resource } = splitHead(first);
  const { head, content: bytes } = splitHead(second);
  const [, contentType] = /^content-type:[ \t]*(.+?)[ \t]*$/im.exec(head) ?? [];
  return { resource, contentType, bytes };
}

function splitParts(body: Buffer, boundary: string): Buffer[] {
  const opening = Buffer.from(`--${boundary}`);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, opening.length).equals(opening)) throw malformed();

  const parts: Buffer[] = [];
  let start = opening.length;
  // Two parts make an upload; a third proves that there are too many.
  while (parts.length < 3) {
    if (body.toString('latin1', start, start + 2) === '--') return parts;
    if (body.toString('latin1', start, start + 2) !== '\r\n') throw malformed();
    const end = body.indexOf(delimiter, start);
    if (end < 0) throw malformed();
    parts.push(body.subarray(start, end));
    start = end + delimiter.length;
  }
  return parts;
}

/** A head may be empty: the break that ends the boundary's line counts. */
function splitHead(part: Buffer): { head: string; content: Buffer } {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0) throw malformed();
  return { head: part.toString('latin1', 0, end), content: part.subarray(end + 4) };
}

function malformed(): ApiError {
  return new ApiError('invalid', 'The request is no multipart upload of metadata and bytes.');
}
