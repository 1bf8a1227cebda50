/**
 * Addresses as they may be asked for, and the path of the page that is shown there; none for what is no
 * page. Of the site of `examples/agency`.
 */
export const spellings: [asked: string, path: string | undefined][] = [
  // RFC 3986, section 6.2.2.2: letters, digits, - . _ and ~ mean the same with and without an escape.
  ['/About%2Dus', '/About-us'],
  ['/About%2dus', '/About-us'],
  ['/%41bout-us', '/About-us'],
  ['/%61%62%6F%75%74%2D%75%73', '/About-us'],
  ['/%61%62%6f%75%74%2d%75%73/', '/About-us'],
  ['/h%4Fme', '/'],
  // Case, and slashes in a row or at the end.
  ['/ABOUT-US', '/About-us'],
  ['/about-us///', '/About-us'],
  ['//About-us', '/About-us'],
  ['///%43ontact//', '/Contact'],
  ['//', '/'],
  // What stands behind a path is none of it.
  ['/Contact?', '/Contact'],
  ['/Contact?a=/Blog', '/Contact'],
  ['/%43ontact?a=%2FBlog#%2F', '/Contact'],
  ['/Contact#/Blog', '/Contact'],
  ['/?/Blog', '/'],
  // Other signs are no part of a path that a page has, whatever looks like one.
  ['/Contact%2F', undefined],
  ['/%2FContact', undefined],
  ['/Contact;', undefined],
  ['/Contact;a=b', undefined],
  ['/Contact%3B', undefined],
  ['/Contact%20', undefined],
  ['/%20Contact', undefined],
  ['/Contact+', undefined],
  ['/Contact%3Fa', undefined],
  ['/Contact%23a', undefined],
  ['/Contact.', undefined],
  ['/Contact%2E', undefined],
  ['/Contact/us', undefined],
  ['/Contact%252F', undefined],
  ['/About%252Dus', undefined],
  ['/About_us', undefined],
  ['/About%E2%80%90us', undefined],
  // A sign of Kelvin is no k in an address; é in one sign and in two.
  ['/Blog%E2%84%AA', undefined],
  ['/caf%C3%A9', undefined],
  ['/cafe%CC%81', undefined],
  // Escapes that are none.
  ['/Contact%', undefined],
  ['/%zzContact', undefined],
  ['/Contact%C3', undefined],
];

/** The path of an address, as a host reads it. */
export const pathOf = (asked: string): string => asked.split(/[?#]/)[0] ?? '';
