import type { Part } from '../part';

/** A pointer that clicks a button. */
export const cursorPart: Part = {
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
