/** RFC 3986, section 2.3: signs that mean the same with and without an escape. */
const unreserved = /[\w.~-]/;

/**
 * One spelling of a path for all that mean the same (RFC 3986, section 6.2.2.2, and as the host takes
 * them): no letter, digit, `-`, `.`, `_` or `~` is escaped, other escapes have capital letters, and of
 * slashes in a row there is one. An escaped slash is no slash, as at the host. Total, and linear in
 * the path, which a visitor chooses.
 */
export const normalPath = (path: string): string =>
  path
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return unreserved.test(sign) ? sign : escape.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, '/');

/** The same for the path of a page: nor do case and a last slash matter. */
export const pagePath = (path: string): string => {
  const folded = normalPath(path).toLowerCase();
  return (folded.endsWith('/') ? folded.slice(0, -1) : folded) || '/';
};

/** Paths are compared as the server does, whatever their spelling. */
export const isSamePath = (one: string, other: string): boolean =>
  pagePath(one) === pagePath(other);
