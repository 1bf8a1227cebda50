/** Digits and capitals that nobody takes for each other, without 0 and O, 1 and I: 32, so that each is five random bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = 8;

/**
 * A reference number, such as K7QM-4XPA-9RTW: nobody guesses another sender's, and it can be read aloud in three parts. It
 * begins with a letter: so its parts stay in order in a text that is read from right to left.
 */
export const referencePattern =
  /^[A-HJ-NP-Z][2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/su;

/** How many random bytes make one. */
export const referenceBytes = 12;

/** The reference number that these bytes make. */
export const referenceOf = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte, place) => {
      const sign = place === 0 ? digits + (byte % (signs.length - digits)) : byte % signs.length;
      return (place > 0 && place % 4 === 0 ? '-' : '') + (signs[sign] ?? '');
    })
    .join('');

/** In a text it becomes the sender's number. */
export const referenceSign = 'reference';

/** The name of the stamp that holds it; undefined where a form has none. */
export const referenceStamp = (stamps: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(stamps).find((name) => stamps[name] === 'reference');
