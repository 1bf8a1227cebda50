import type { Part } from '../part';

/** One thing that leads to three: the way from it runs in right angles, like a ledger's rules. */
export const nodePart: Part = {
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
