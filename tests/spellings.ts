/**
 * Requested addresses, and the path of the page that is shown; undefined if there is none. For the site of
 * `tests/sites/agency`.
 */
export const spellings: [asked: string, path: string | undefined][] = [
  // RFC 3986, section 6.2.2.2: letters, digits, - . _ and ~ mean the same with and without an escape.
  ['/About%2Dus', '/About-us'],
  ['/About%2dus', '/About-us'],
  ['/%41bout-us', '/About-us'],
  ['/%61%62%6F%75%74%2D%75%73', '/About-us'],
  ['/%61%62%6f%75%74%2d%75%73/', '/About-us'],
  ['/h%4Fme', '/'],
  // Case, and repeated or trailing slashes.
  ['/ABOUT-US', '/About-us'],
  ['/about-us///', '/About-us'],
  ['//About-us', '/About-us'],
  ['///%43ontact//', '/Contact'],
  ['//', '/'],
  // What follows a path is not part of it.
  ['/Contact?', '/Contact'],
  ['/Contact?a=/Blog', '/Contact'],
  ['/%43ontact?a=%2FBlog#%2F', '/Contact'],
  ['/Contact#/Blog', '/Contact'],
  ['/?/Blog', '/'],
  // Other characters are not part of a page's path, even if they look similar.
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
  // The Kelvin sign is not a k in an address; é as one character and as two.
  ['/Blog%E2%84%AA', undefined],
  ['/caf%C3%A9', undefined],
  ['/cafe%CC%81', undefined],
  // Invalid escapes.
  ['/Contact%', undefined],
  ['/%zzContact', undefined],
  ['/Contact%C3', undefined],
];

/** The path of an address, as a host reads it. */
export const pathOf = (asked: string): string => asked.split(/[?#]/)[0] ?? '';
