import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import { cutFonts } from '../cut-fonts';
import { openPackage } from '../open-package';

type Glyph = { path: string; advance: number; x: number; y: number };

/** The glyphs of a text, from its visual start, drawn at a weight: outlines and places in units of the font. */
const drawn = (font: Uint8Array, text: string, weight: number): Glyph[] => {
  const shaper = new Font(new Face(new Blob(font)));
  shaper.setVariations([new Variation('wght', weight)]);
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(shaper, run);
  return run
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      path: shaper.glyphToPath(codepoint),
      advance: xAdvance,
      x: xOffset,
      y: yOffset,
    }));
};

const number = /-?\d+(?:\.\d+)?/g;

/** How far two drawings are apart at most, in units of the font; a million where they have other glyphs or curves. */
const apart = (one: Glyph[], other: Glyph[]): number => {
  const [own, others] = [one, other].map((glyphs) => JSON.stringify(glyphs)) as [string, string];
  if (own.replaceAll(number, '') !== others.replaceAll(number, '')) return 1_000_000;
  const places = others.match(number) ?? [];
  return Math.max(
    ...(own.match(number) ?? []).map((place, at) => Math.abs(Number(place) - Number(places[at]))),
  );
};

/**
 * How far a text is apart in a font of node_modules as it is, and in the cut that a site with only this text would
 * have, at the lightest and the boldest weight.
 */
const inBoth = async ([family, subset, text]: readonly [string, string, string]) => {
  const font = {
    display: { family, fallback: 'serif', weight: 600 },
    text: { family, fallback: 'serif', weight: 400 },
  };
  const root = process.cwd();
  const { cuts, files } = await cutFonts({ root, font, letters: new Set(text) });
  const part = cuts[family]?.find((each) => each.subset === subset);
  const cut = await decompress(files.get(part?.file ?? '') ?? new Uint8Array());
  const whole = await decompress(openPackage(root, family).whole(subset));
  return Math.max(
    ...[400, 600].map((weight) => apart(drawn(cut, text, weight), drawn(whole, text, weight))),
  );
};

const requested = JSON.parse(process.argv[2] ?? '[]') as [string, string, string][];
process.stdout.write(JSON.stringify(await Promise.all(requested.map(inBoth))));
