/** Signs as keyboards, address books and web pages give them, for what is stored. */

/**
 * Signs that nobody sees and no word needs: soft hyphens, blanks without width, marks of direction, byte order
 * marks.
 */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** They join letters of Persian or Hindi and parts of an emoji; nothing in ASCII. */
const joiners = /[\u200C\u200D]/g;

export const withoutUnseen = (text: string): string => {
  const seen = text.replaceAll(unseen, '');
  const joined = seen.replaceAll(joiners, '');
  return /^[\0-\x7F]*$/.test(joined) ? joined : seen;
};

/** The zero of each alphabet whose keyboards have digits of their own; the other nine follow it. */
const zeros = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10],
];

/** The digits of every keyboard as 0 to 9 (specification, section 5: digits are 0-9). */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[^\0-\x7F]/g, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? sign : String(code - zero);
  });
