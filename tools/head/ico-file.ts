/** Bytes of the directory before the picture, and of its one entry. */
const [headerLength, entryLength] = [6, 16];

/**
 * An ICO file that holds one square PNG of `size` pixels, at most 256
 * (https://en.wikipedia.org/wiki/ICO_(file_format); PNG inside since Windows Vista).
 */
export const icoFile = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(headerLength + entryLength);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size % 256, 6); // 0 stands for 256
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};
