/** RFC 3986, section 2.3: characters that mean the same with and without an escape. */
const unreserved = /[\w.~-]/;

/**
 * The one spelling of all paths that mean the same (RFC 3986, section 6.2.2.2, and the host's rules):
 * letters, digits, `-`, `.`, `_` and `~` unescaped, other escapes in capital letters, repeated slashes
 * merged. An escaped slash is not a slash, as on the host. Never throws, and takes linear time, since
 * visitors choose the path.
 */
export const normalPath = (path: string): string =>
  path
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return unreserved.test(sign) ? sign : escape.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, '/');

/** The same for the path of a page, ignoring case and a trailing slash. */
export const pagePath = (path: string): string => {
  const folded = normalPath(path).toLowerCase();
  return (folded.endsWith('/') ? folded.slice(0, -1) : folded) || '/';
};

/** Compares paths as the server does, whatever their spelling. */
export const isSamePath = (one: string, other: string): boolean =>
  pagePath(one) === pagePath(other);
