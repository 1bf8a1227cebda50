/** A part of a file, both ends included, in bytes from 0. */
export type ByteRange = { start: number; end: number };

const oneRange = /^bytes=[ \t]*(\d*)-(\d*)$/i;

/**
 * The part of `size` bytes that a Range header requests (RFC 9110, section 14.1). Undefined is the
 * whole file: for an invalid header, and for several parts, which a server may ignore (14.2).
 */
export const readRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, first = '', last = ''] = oneRange.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    if (Number(last) === 0) return 'unsatisfiable';
    return length === 0 ? undefined : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? Infinity : Number(last)];
  if (end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
};

/** Validators of a file; a weak entity tag (`W/"…"`) is not enough for a part of it. */
type Validators = { etag?: string; modified?: string };

/**
 * Whether the client has the rest of the same file: If-Range holds its entity tag, or its Last-Modified
 * date (RFC 9110, section 13.1.5). True without If-Range.
 */
export const isOfSameFile = (ifRange: string | undefined, { etag, modified }: Validators) =>
  ifRange === undefined || (ifRange === etag && !ifRange.startsWith('W/')) || ifRange === modified;
