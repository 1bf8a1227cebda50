/** How the school's comic is drawn: heavy ink, flat colours, dots of a coarse print, speech bubbles. SVG as text. */

export const ink = '#1F1646';
export const paint = {
  sun: '#FFD24A',
  sky: '#BFE4FA',
  rose: '#FFC3CE',
  mint: '#BDEBD3',
  tomato: '#E8452C',
  violet: '#5B3FD6',
  white: '#FFFFFF',
} as const;

export type Drawing = {
  width: number;
  height: number;
  /** Pixels of the picture for each of the drawing. */
  scale: number;
  drawn: string;
};

const round = 'stroke-linejoin="round" stroke-linecap="round"';

export const line = (d: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" ${round}/>`;

export const shape = (d: string, fill: string, width = 6) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" ${round}/>`;

type Round = readonly [x: number, y: number, radius: number];

export const disc = ([x, y, r]: Round, fill: string, width = 6) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;

type Placed = { x: number; y: number; scale: number };

export const at = ({ x, y, scale }: Placed, drawn: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

type Dots = { width: number; height: number; color: string; step?: number };

/** Dots that shrink towards the top of a ground. */
export const dots = ({ width, height, color, step = 16 }: Dots) => {
  const rows = Math.floor(height / step);
  return Array.from({ length: rows }, (_, row) => {
    const share = row / rows;
    const radius = share * share * step * 0.42;
    if (radius < 0.8) return '';
    return Array.from({ length: Math.ceil(width / step) + 1 }, (_dot, column) => {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      return `<circle cx="${x}" cy="${row * step + step / 2}" r="${radius.toFixed(2)}" fill="${color}"/>`;
    }).join('');
  }).join('');
};

type Bubble = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its tail points, and below which place it leaves, if not above that. */
  to: readonly [x: number, y: number];
  from?: number;
  lines: readonly { words: string; size: number; wrong?: boolean }[];
};

/**
 * What was said badly is struck out; below it stands how one says it. The tail is a drawing of its own: it goes behind who
 * speaks, so that it crosses no hair.
 */
export const bubbleParts = ({ x, y, width, height, to, from = to[0], lines }: Bubble) => {
  const r = Math.min(44, height / 2);
  const root = Math.min(Math.max(from, x + r + 17), x + width - r - 17);
  const foot = y + height;
  // It runs down beside the face, and bends to the mouth.
  const [left, right] = to[0] > root ? [2, 24] : [24, 2];
  const tail = `M${root + 17} ${foot - 9}V${foot}Q${root + 13} ${to[1] - right} ${to[0]} ${to[1]}Q${root - 13} ${to[1] - left} ${root - 17} ${foot}V${foot - 9}`;
  const edge = `M${root - 17} ${foot}H${x + r}Q${x} ${foot} ${x} ${foot - r}V${y + r}Q${x} ${y} ${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${foot - r}Q${x + width} ${foot} ${x + width - r} ${foot}H${root + 17}`;
  const total = lines.reduce((sum, { size }) => sum + size * 1.18, 0);
  let below = y + (height - total) / 2;
  const words = lines
    .map(({ words: text, size, wrong }) => {
      below += size * 1.18;
      const base = below - size * 0.32;
      const middle = x + width / 2;
      const half = text.length * size * 0.265;
      const strike = wrong
        ? `<path d="M${middle - half} ${base - size * 0.2}Q${middle} ${base - size * 0.46} ${middle + half} ${base - size * 0.3}" fill="none" stroke="${paint.tomato}" stroke-width="${size * 0.14}" stroke-linecap="round"/>`
        : '';
      return `<text x="${middle}" y="${base}" font-size="${size}" font-weight="${wrong ? 600 : 800}" text-anchor="middle" fill="${ink}" opacity="${wrong ? 0.72 : 1}">${text}</text>${strike}`;
    })
    .join('');
  return { tail: shape(tail, paint.white), box: shape(edge, paint.white) + words };
};

/** A bubble whose tail nothing stands before. */
export const bubble = (said: Bubble) => {
  const { tail, box } = bubbleParts(said);
  return tail + box;
};
