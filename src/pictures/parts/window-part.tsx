import type { Part } from '../part';

export const windowPart: Part = {
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
