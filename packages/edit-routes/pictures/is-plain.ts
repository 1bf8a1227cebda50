/** Markers of JPEG without a length (ITU-T T.81, table B.1). */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/** Application data that changes how a picture looks: JFIF, a colour profile, Adobe's colours. */
const isOfLooks = (marker: number) => marker === 0xe0 || marker === 0xe2 || marker === 0xee;
const isOfOthers = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Where the next marker stands, behind coded data in which FF00 is the byte FF. */
const nextMarker = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length - 1) {
    const following = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && following !== 0 && !(following >= 0xd0 && following <= 0xd7))
      return at;
    at += 1;
  }
  return bytes.length;
};

const isProfile = (bytes: Buffer, at: number) =>
  bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';

/** Photographs of telephones have a video, or a second picture, behind the end. */
const isPlainJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (isOfOthers(marker) && !isOfLooks(marker)) return false;
    if (marker === 0xe2 && !isProfile(bytes, at)) return false;
    if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return false;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = nextMarker(bytes, at);
    }
  }
  return false;
};

/** Chunks of PNG that say how it looks; an animation's are not among them, nor texts, dates and EXIF. */
const pngChunks = new Set([
  ...[
    'IHDR',
    'PLTE',
    'IDAT',
    'IEND',
    'tRNS',
    'gAMA',
    'cHRM',
    'sRGB',
    'iCCP',
    'sBIT',
    'bKGD',
    'pHYs',
  ],
]);

const isPlainPng = (bytes: Buffer): boolean => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
};

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

const isPlainWebp = (bytes: Buffer): boolean => {
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length;
};

/**
 * Whether the file holds the picture and nothing else: no place where it was taken, no name of a camera's
 * owner, no words, nothing behind its end. False where that is not known, as for AVIF.
 */
export const isPlain = (format: string, bytes: Buffer): boolean => {
  if (format === 'jpg') return isPlainJpeg(bytes);
  if (format === 'png') return isPlainPng(bytes);
  return format === 'webp' && isPlainWebp(bytes);
};
