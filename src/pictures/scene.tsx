import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ScenePart } from '../schema/picture';
import { composeScene, frame, hatchBehind, stairBehind } from './compose-scene';
import { parts } from './parts/registry';

const Frame = styled('svg')(({ theme: { vars } }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& .ledger': { stroke: vars.palette.divider, strokeWidth: 1 },
  '& .quiet': { stroke: vars.palette.control, opacity: 0.55 },
  '& .line, & .plane, & .on-solid': { stroke: vars.palette.text.primary },
  '& .solid': { fill: vars.palette.background.tint },
  '& .plane': { fill: vars.palette.background.paper },
  '& .mark': { fill: vars.palette.text.primary },
  '& .lime': { fill: vars.palette.highlight.main },
  '& .hatch': { stroke: vars.palette.text.muted, strokeWidth: 1 },
  '& .foremost .solid': { fill: vars.palette.secondary.main },
  '& .foremost .on-solid': { stroke: vars.palette.background.default },
}));

/** The rules of the ledger that the scene stands on, 24 apart. */
const ledger = Array.from({ length: 10 }, (_, row) => `M0 ${row * 24 + 12}H${frame.width}`).join(
  '',
);

type SceneProps = {
  /** From one to three; the first is the largest and stands behind. */
  parts: readonly ScenePart[];
};

/** The drawing of a subject, composed in config. It decorates: who cannot see it misses nothing. */
export const Scene = ({ parts: names }: SceneProps) => {
  const hatch = useId();
  const placed = composeScene(names);
  const [back] = placed;
  if (!back) return null;
  return (
    <Frame viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
      <pattern
        id={hatch}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="hatch" d="M3 0V6" />
      </pattern>
      <path className="ledger" d={ledger} />
      <path className="lime" d={stairBehind(back)} />
      <rect {...hatchBehind(back)} fill={`url(#${hatch})`} />
      {placed.map(({ part, slot, x, y, width, height }) => {
        const { Drawing } = parts[part];
        return (
          <g
            key={slot}
            data-part={part}
            className={slot === placed.at(-1)?.slot ? 'foremost' : undefined}
            transform={`translate(${x} ${y})`}
          >
            <Drawing width={width} height={height} />
          </g>
        );
      })}
    </Frame>
  );
};
