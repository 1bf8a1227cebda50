import type { ThemeDefinition } from '../../src/schema/theme';
import { fitWords, type Room } from './fit-words';
import type { Typeface } from './open-typeface';

type Title = {
  title: string;
  theme: ThemeDefinition;
  typeface: Typeface;
  /** `x` and `y` are its upper left corner. */
  room: Room & { x: number; y: number };
};

type Stroke = { x: number; y: number; length: number; size: number };

/** A stroke of the highlighter under a word of that size, whose baseline begins at (`x`, `y`). */
const highlight = ({ x, y, length, size }: Stroke, color: string) => {
  const reach = size * 0.12;
  const middle = `translate(${x + length / 2} ${y - size * 0.25}) rotate(-1.2) skewX(-6)`;
  return (
    `<rect transform="${middle}" x="${-length / 2 - reach}" y="${-size * 0.53}" ` +
    `width="${length + 2 * reach}" height="${size * 1.02}" rx="${size * 0.1}" fill="${color}"/>`
  );
};

/**
 * A title in large type, its last word highlighted, on the bottom of its room. Nothing where the
 * typeface lacks a letter of it: no picture shows boxes in place of words.
 */
export const titleSvg = ({ title, theme, typeface, room }: Title): string => {
  if (!typeface.covers(title)) return '';
  const { ink, lime } = theme.color.light;
  const lineHeight = Number(theme.type.display.lineHeight);
  const { size, lines } = fitWords({ text: title, measure: typeface.measure, lineHeight }, room);
  // Letters reach below their baseline.
  const bottom = room.y + room.height - size * 0.22;
  const last = lines.at(-1) ?? '';
  const word = last.split(' ').at(-1) ?? '';
  const length = typeface.measure(word) * size;
  const start = room.x + typeface.measure(last) * size - length;
  const outlines = lines.map((words, index) => {
    const y = bottom - (lines.length - 1 - index) * size * lineHeight;
    return typeface.outline(words, { x: room.x, y, size });
  });
  return (
    highlight({ x: start, y: bottom, length, size }, lime) +
    `<path d="${outlines.join('')}" fill="${ink}"/>`
  );
};
