/** A table of a font file: where its entry, its offset and its length stand (OpenType 1.9, "Table directory"). */
const findTable = (font: Buffer, tag: string) => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = entries.find((place) => font.toString('latin1', place, place + 4) === tag);
  if (entry === undefined) return undefined;
  const start = font.readUInt32BE(entry + 8);
  return { entry, start, bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)) };
};

const positions = 'GPOS';

/** The features of a table of positions (OpenType 1.9, "FeatureList table"). */
const featuresOf = (table: Buffer) => {
  const list = table.readUInt16BE(6);
  return Array.from({ length: table.readUInt16BE(list) }, (_, index) =>
    table.toString('latin1', list + 2 + index * 6, list + 6 + index * 6),
  );
};

/**
 * A font of several weights with the kerning of one of them, `still`, which holds the same letters. How
 * kerning changes from weight to weight is less than half a pixel in a word, and a fifth of the file. Where marks are placed as well, which does change, the font stays as it is.
 */
export const withStillKerning = (font: Buffer, still: Buffer): Buffer => {
  const [from, to] = [findTable(still, positions), findTable(font, positions)];
  if (!from || !to || from.bytes.length > to.bytes.length) return font;
  if (featuresOf(to.bytes).some((feature) => feature !== 'kern')) return font;
  const changed = Buffer.from(font);
  from.bytes.copy(changed, to.start);
  changed.writeUInt32BE(from.bytes.length, to.entry + 12);
  return changed;
};
