import type { Part } from '../part';

/** How high each bar stands, in hundredths of the room; the last is the solid. */
const heights = [28, 44, 36, 64, 100];

export const barsPart: Part = {
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
