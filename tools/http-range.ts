/** A part of a file, both ends included, in bytes from 0. */
export type ByteRange = { start: number; end: number };

const oneRange = /^bytes=[ \t]*(\d*)-(\d*)$/i;

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110, section 14.1). Undefined is the whole
 * file: for a header that is not valid, and for several parts, which a server may leave alone (14.2).
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

/** What a file is known by; a weak entity tag (`W/"…"`) says too little for a part of it. */
type Validators = { etag?: string; modified?: string };

/**
 * Whether the part is of the file that the client has the rest of: If-Range names its entity tag, or its
 * date as Last-Modified had it (RFC 9110, section 13.1.5). True where it is left out.
 */
export const isOfSameFile = (ifRange: string | undefined, { etag, modified }: Validators) =>
  ifRange === undefined || (ifRange === etag && !ifRange.startsWith('W/')) || ifRange === modified;
