import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a browser opens as a page or a drawing, in which script runs as in a page of the site. */
export const isDocument = (file: string): boolean =>
  /\.(?:x?html?|shtml|xht|svgz?|xml|xslt?|mht(?:ml)?)$/i.test(file);

/** References of HTML and XML to letters by their numbers, so that a word of them is read. */
const decoded = (text: string): string =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, digits = '0') => {
    const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const scripts = [
  /<(?:[\w.-]+:)?script[\s/>]/i,
  // What a press, a load or an animation runs.
  /[\s"'/](?:[\w.-]+:)?on[a-z]{3,24}\s*=/i,
  // What brings in other documents, or says what words stand for.
  /\ssrcdoc\s*=|<!entity\s|<\?xml-stylesheet\s/i,
];

/** Whether a page or a drawing holds script, or what may become script. */
export const hasScript = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes;
  // Packed, as .svgz is: nobody sees what is in it.
  if (first === 0x1f && second === 0x8b) return true;
  // Of UTF-16 every other byte of these words is zero.
  const text = decoded(Buffer.from(bytes).toString('latin1').replaceAll('\0', ''));
  const joined = text.replaceAll(/[\s\p{Cc}]+/gu, '');
  return (
    scripts.some((pattern) => pattern.test(text)) || /javascript:|data:text\/html/i.test(joined)
  );
};

/** The files of public/ with script, of those that are published from the site in `root`. */
export const scriptedFiles = (root: string, files: readonly string[]): string[] =>
  files.filter((file) => isDocument(file) && hasScript(readFileSync(join(root, file))));
