import type { ReactNode } from 'react';
import type { ScenePart } from '../schema/picture';

/** The position of a part: `back` is the largest and carries the scene, the others overlap it. */
export type Depth = 'back' | 'middle' | 'front';

/** In units of the 320 × 240 frame, multiples of 8. */
export type Size = { width: number; height: number };

/**
 * One primitive of the scenes. It is drawn from (0, 0) with these classes: `plane` (an outlined sheet),
 * `line`, `quiet` (a fainter line), `mark` (a small filled shape) and `solid`, its one area that turns green
 * when the part is the foremost of its scene.
 */
type Part = {
  sizes: Record<Depth, Size>;
  Drawing: (size: Size) => ReactNode;
};

const windowPart: Part = {
  sizes: {
    back: { width: 216, height: 152 },
    middle: { width: 144, height: 104 },
    front: { width: 104, height: 80 },
  },
  Drawing: ({ width, height }) => {
    const bar = height > 96 ? 24 : 16;
    const middle = bar / 2;
    const half = Math.round(width / 16) * 8;
    const roomy = height > 120;
    const solidBottom = roomy ? height - 48 : height - 16;
    return (
      <>
        <rect className="plane" width={width} height={height} rx="8" />
        <path className="line" d={`M0 ${bar}H${width}`} />
        {[12, 20, 28].map((x) => (
          <circle key={x} className="mark" cx={x} cy={middle} r="2" />
        ))}
        <path className="quiet" d={`M48 ${middle}H${width - 16}`} />
        <rect
          className="solid"
          x="16"
          y={bar + 16}
          width={half - 24}
          height={solidBottom - bar - 16}
          rx="4"
        />
        <path
          className="line"
          d={`M${half + 8} ${bar + 20}H${width - 24}M${half + 8} ${bar + 32}H${width - 40}`}
        />
        <path className="quiet" d={`M${half + 8} ${bar + 44}H${width - 16}`} />
        {roomy && (
          <path
            className="quiet"
            d={`M${half + 8} ${bar + 56}H${width - 32}M${half + 8} ${bar + 68}H${width - 24}M16 ${height - 28}H${width - 16}M16 ${height - 16}H${half}`}
          />
        )}
      </>
    );
  },
};

const phonePart: Part = {
  sizes: {
    back: { width: 104, height: 192 },
    middle: { width: 80, height: 152 },
    front: { width: 64, height: 112 },
  },
  Drawing: ({ width, height }) => {
    const solid = Math.round(height / 24) * 8;
    const below = solid + 24;
    return (
      <>
        <rect className="plane" width={width} height={height} rx="12" />
        <path className="line" d={`M${width / 2 - 8} 10H${width / 2 + 8}`} />
        <rect className="solid" x="8" y="20" width={width - 16} height={solid - 4} rx="4" />
        <path className="line" d={`M12 ${below + 8}H${width - 24}`} />
        <path
          className="quiet"
          d={`M12 ${below + 20}H${width - 12}M12 ${below + 32}H${width - 32}`}
        />
        {height > 120 && (
          <rect className="line" x="8" y={height - 40} width={width - 16} height="20" rx="10" />
        )}
        <path className="line" d={`M${width / 2 - 12} ${height - 8}H${width / 2 + 12}`} />
      </>
    );
  },
};

/** A business card with a chip: the whole card is the solid, and its content has the solid's ink. */
const cardPart: Part = {
  sizes: {
    back: { width: 208, height: 128 },
    middle: { width: 144, height: 88 },
    front: { width: 104, height: 64 },
  },
  Drawing: ({ width, height }) => {
    const centre = height > 72 ? 32 : 24;
    return (
      <>
        <rect className="plane solid" width={width} height={height} rx="8" />
        <rect className="on-solid" x="16" y={centre - 8} width="22" height="16" rx="4" />
        <path className="on-solid" d={`M27 ${centre - 8}V${centre + 8}`} />
        {[5, 10, 15].map((radius) => (
          <path
            key={radius}
            className="on-solid"
            d={`M${44 + radius * 0.8} ${centre - radius * 0.7}a${radius} ${radius} 0 0 1 0 ${radius * 1.4}`}
          />
        ))}
        <path
          className="on-solid"
          d={`M16 ${height - 24}H${Math.round(width * 0.55)}M16 ${height - 14}H${Math.round(width * 0.36)}`}
        />
      </>
    );
  },
};

/** The height of each bar, in percent of the room; the last is the solid. */
const heights = [28, 44, 36, 64, 100];

const barsPart: Part = {
  sizes: {
    back: { width: 208, height: 152 },
    middle: { width: 136, height: 104 },
    front: { width: 104, height: 80 },
  },
  Drawing: ({ width, height }) => {
    const step = (width - 32) / heights.length;
    const bar = step - 8;
    const base = height - 16;
    return (
      <>
        <rect className="plane" width={width} height={height} rx="8" />
        <path
          className="quiet"
          d={`M16 ${base - (base - 16) / 2}H${width - 16}M16 16H${width - 16}`}
        />
        {heights.map((percent, index) => {
          const tall = ((base - 16) * percent) / 100;
          return (
            <rect
              key={percent}
              className={index === heights.length - 1 ? 'solid line' : 'plane'}
              x={16 + index * step + 4}
              y={base - tall}
              width={bar}
              height={tall}
            />
          );
        })}
        <path className="line" d={`M16 ${base}H${width - 16}`} />
      </>
    );
  },
};

/** One thing that leads to three, by lines with right angles, like a ledger's rules. */
const nodePart: Part = {
  sizes: {
    back: { width: 216, height: 152 },
    middle: { width: 136, height: 104 },
    front: { width: 104, height: 80 },
  },
  Drawing: ({ width, height }) => {
    const roomy = height > 120;
    const root = roomy ? 24 : 14;
    const leaf = roomy ? 12 : 7;
    const left = 16 + root;
    const right = width - 16 - leaf;
    const middle = height / 2;
    const fork = Math.round((left + right) / 2);
    const rows = [16 + leaf, middle, height - 16 - leaf];
    return (
      <>
        <rect className="plane" width={width} height={height} rx="8" />
        <path
          className="line"
          d={`M${left} ${middle}H${right}M${fork} ${rows[0]}V${rows[2]}M${fork} ${rows[0]}H${right}M${fork} ${rows[2]}H${right}`}
        />
        <circle className="solid line" cx={left} cy={middle} r={root} />
        {rows.map((y) => (
          <rect
            key={y}
            className="plane"
            x={right - leaf}
            y={y - leaf}
            width={leaf * 2}
            height={leaf * 2}
            rx="4"
          />
        ))}
      </>
    );
  },
};

/** A pointer that clicks a button. */
const cursorPart: Part = {
  sizes: {
    back: { width: 216, height: 136 },
    middle: { width: 136, height: 88 },
    front: { width: 104, height: 72 },
  },
  Drawing: ({ width, height }) => {
    const roomy = height > 120;
    const scale = roomy ? 2.4 : 1.5;
    const button = roomy ? 40 : 24;
    const top = height - button - 16;
    const x = Math.round(width * 0.6);
    const y = top + button / 2;
    return (
      <>
        <rect className="plane" width={width} height={height} rx="8" />
        <path className="line" d={`M16 20H${width * 0.6}`} />
        {roomy && <path className="quiet" d={`M16 36H${width - 24}M16 52H${width - 56}`} />}
        <rect className="line" x="16" y={top} width={width - 32} height={button} rx={button / 2} />
        <path className="quiet" d={`M32 ${y}H${x - 24}`} />
        <path
          className="solid line"
          transform={`translate(${x} ${y - 4}) scale(${scale})`}
          d="M0 0 5.5 24 10.8 16.6 19.8 15.2Z"
        />
      </>
    );
  },
};

/** Growth: a line that rises over its ledger, and the area below it. */
const curvePart: Part = {
  sizes: {
    back: { width: 216, height: 152 },
    middle: { width: 144, height: 104 },
    front: { width: 112, height: 80 },
  },
  Drawing: ({ width, height }) => {
    const base = height - 16;
    const right = width - 24;
    const rise = `C${width * 0.4} ${base - 8} ${width * 0.55} ${base - 12} ${width * 0.62} ${height * 0.52}S${width * 0.8} 28 ${right} 24`;
    const start = `M16 ${base - 8}`;
    return (
      <>
        <rect className="plane" width={width} height={height} rx="8" />
        <path className="solid" d={`${start}${rise}V${base}H16Z`} />
        <path className="quiet" d={`M16 24H${width * 0.5}M16 ${(24 + base) / 2}H${width * 0.42}`} />
        <path className="line" d={`${start}${rise}M16 ${base}H${width - 16}`} />
        <circle className="plane" cx={right} cy="24" r="5" />
      </>
    );
  },
};

/** Every primitive of the scenes: one line each. */
export const parts = {
  window: windowPart,
  phone: phonePart,
  card: cardPart,
  bars: barsPart,
  node: nodePart,
  cursor: cursorPart,
  curve: curvePart,
} satisfies Record<ScenePart, Part>;
