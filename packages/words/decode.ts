import { BrokenTable } from './row';

/** More is no table of a site's words. */
const mostBytes = 50_000_000;

const begins = (bytes: Uint8Array, ...signs: number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

/** The line of the first byte that is no UTF-8. */
const brokenLine = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(10, start);
    const next = end < 0 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      return line;
    }
    start = next;
  }
  return line;
};

/**
 * The text of a table: UTF-8, or UTF-16 as its first bytes say.
 * @throws BrokenTable for a workbook, and for any other encoding
 */
export const decodeTable = (bytes: Uint8Array): string => {
  if (bytes.length > mostBytes) {
    throw new BrokenTable(`It is too large for a table of words: ${bytes.length} bytes.`);
  }
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new BrokenTable(
      'It is a workbook, not a table: open it, and save it as “CSV UTF-8 (comma delimited)”.',
    );
  }
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BrokenTable(
      `Line ${brokenLine(bytes)} is not in UTF-8: save the table as “CSV UTF-8 (comma delimited)”, in LibreOffice with the character set “Unicode (UTF-8)”.`,
    );
  }
};

/** Why a cell has lost signs on its way through a program; undefined where it has not. */
export const spoiledBy = (main: string, own: string): string | undefined => {
  if (own.includes('\ufffd')) {
    return 'Letters were lost on the way (�): write the text again.';
  }
  // UTF-8 that was read as Windows-1252: Ã¼ for ü, â€œ for a quotation mark.
  const mixed = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|Â[\u00a0-\u00bf]/;
  if (mixed.test(own) && !mixed.test(main)) {
    return 'Its letters were read in another encoding (Ã¼ for ü): write the text again, and save as UTF-8.';
  }
  const error = /^#(?:NAME|WERT|VALUE|REF|BEZUG|NV|N\/A|DIV\/0|NUM|ZAHL|NULL|NOM|VALEUR)[?!]?$/;
  if (error.test(own.trim()) || (/^[=@]/.test(own) && !/^[=@]/.test(main))) {
    return 'A spreadsheet takes it for a formula: write an apostrophe before the text.';
  }
  return undefined;
};
