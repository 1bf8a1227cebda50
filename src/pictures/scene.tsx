import styled from '@emotion/styled';
import { useId } from 'react';
import type { ScenePart } from '../contract/picture';
import { composeScene, frame, hatchBehind, stairBehind } from './compose-scene';
import { parts } from './parts/registry';

const Frame = styled('svg')(({ theme: { tokens } }) => ({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& .ledger': { stroke: tokens.color.hairline, strokeWidth: 1 },
  '& .quiet': { stroke: tokens.color.control, opacity: 0.55 },
  '& .line, & .plane, & .on-solid': { stroke: tokens.color.ink },
  '& .solid': { fill: tokens.color.tint },
  '& .plane': { fill: tokens.color.surface },
  '& .mark': { fill: tokens.color.ink },
  '& .lime': { fill: tokens.color.lime },
  '& .hatch': { stroke: tokens.color.muted, strokeWidth: 1 },
  '& .foremost .solid': { fill: tokens.color.accent },
  '& .foremost .on-solid': { stroke: tokens.color.paper },
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
