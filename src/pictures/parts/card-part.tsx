import type { Part } from '../part';

/** A business card with a chip: the whole card is the solid, what stands on it takes its ink. */
export const cardPart: Part = {
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
