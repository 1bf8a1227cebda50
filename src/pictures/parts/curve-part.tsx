import type { Part } from '../part';

/** What grows: a line that rises over its ledger, and the ground that it gains. */
export const curvePart: Part = {
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
