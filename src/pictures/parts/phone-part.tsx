import type { Part } from '../part';

export const phonePart: Part = {
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
