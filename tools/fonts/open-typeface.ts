import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';

type Place = { x: number; y: number; size: number };

/** A font of one weight that turns words into outlines, so that a picture needs no fonts. */
export type Typeface = {
  /** The width of `text` in em. */
  measure: (text: string) => number;
  /** SVG path data of `text` on the baseline that begins at (`x`, `y`). */
  outline: (text: string, place: Place) => string;
  /** The extent above and below the baseline, in em, from the font. */
  heights: { ascent: number; descent: number };
  /** Whether the font has a glyph for every character. */
  covers: (text: string) => boolean;
};

export type TypefaceStyle = {
  /** On the axis `wght`. */
  weight: number;
  /** On the axis `opsz`, in pixels of CSS; a font without it has one cut. */
  opticalSize?: number;
  /** CSS, in em: `-0.03em`, or `0`. */
  letterSpacing: string;
};

type PlacedGlyph = { glyph: number; x: number; y: number };

const missingGlyph = 0;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Glyphs from left to right with their positions in font units, and the total width. */
const setText = (font: Font, text: string, spacing: number) => {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let pen = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }): PlacedGlyph => {
      const start = pen;
      pen += xAdvance + spacing;
      return { glyph: codepoint, x: start + xOffset, y: yOffset };
    });
  return { glyphs, width: Math.max(0, pen - spacing) };
};

/**
 * Opens a variable font in WOFF2. HarfBuzz, the shaper of most browsers, sets the words, so that
 * kerning and ligatures are those of the site.
 */
export const openTypeface = async (
  woff2: Uint8Array,
  { weight, letterSpacing, opticalSize }: TypefaceStyle,
): Promise<Typeface> => {
  const face = new Face(new Blob(await decompress(woff2)), 0);
  const font = new Font(face);
  font.setVariations([
    new Variation('wght', weight),
    ...(opticalSize === undefined ? [] : [new Variation('opsz', opticalSize)]),
  ]);
  const set = (text: string) => setText(font, text, Number.parseFloat(letterSpacing) * face.upem);

  const { ascender, descender } = font.hExtents();

  return {
    heights: { ascent: ascender / face.upem, descent: -descender / face.upem },
    measure: (text) => set(text).width / face.upem,
    covers: (text) => set(text).glyphs.every(({ glyph }) => glyph !== missingGlyph),
    outline: (text, { x, y, size }) => {
      const scale = size / face.upem;
      const commands = set(text).glyphs.flatMap((placed) =>
        font.glyphToJson(placed.glyph).map(({ type, values }) => {
          const points = values.map((value, index) =>
            // Font coordinates go up, SVG's go down.
            index % 2 === 0 ? x + (placed.x + value) * scale : y - (placed.y + value) * scale,
          );
          return type + points.map(rounded).join(' ');
        }),
      );
      return commands.join('');
    },
  };
};
