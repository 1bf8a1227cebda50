import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PictureDefinition, ScenePart } from '../schema/picture';
import { parts, type Size, type Depth } from './parts';
import { Photograph, type PhotographProps } from './photograph';

export const frame = { width: 320, height: 240 };

type Box = Size & { x: number; y: number };
type PlacedPart = Box & { part: ScenePart; depth: Depth };

const depths: Depth[] = ['back', 'middle', 'front'];

/** The middle of the part behind: a second one in front pushes it left, a third one pushes it up. */
const middles = [
  { x: 160, y: 124 },
  { x: 144, y: 112 },
  { x: 152, y: 104 },
];

/** The least that a part in front covers of the one behind. */
const overlap = 24;

/** On the 8 px grid. */
const snap = (value: number) => Math.round(value / 8) * 8;

const placeBack = ({ width, height }: Size, count: number) => {
  const { x, y } = middles[count - 1] ?? { x: 160, y: 120 };
  return { x: snap(x - width / 2), y: snap(y - height / 2) };
};

/** The second part overlaps the lower right corner of the first, the third its lower left one. */
const placeBefore = (back: Box, depth: Depth, { width, height }: Size) =>
  depth === 'middle'
    ? { x: Math.min(304 - width, back.x + back.width - overlap), y: 232 - height }
    : { x: Math.max(16, back.x + overlap - width), y: 224 - height };

export const composeScene = (names: readonly ScenePart[]): PlacedPart[] => {
  const [first] = names;
  if (!first) return [];
  const size = parts[first].sizes.back;
  const back = { ...size, ...placeBack(size, names.length) };
  const place = (part: ScenePart, depth: Depth): PlacedPart => {
    if (depth === 'back') return { part, depth, ...back };
    const own = parts[part].sizes[depth];
    return { part, depth, ...own, ...placeBefore(back, depth, own) };
  };
  return depths.flatMap((depth, index) => {
    const part = names[index];
    return part ? [place(part, depth)] : [];
  });
};

/** The lime plane: three treads that rise behind the right edge of the part behind. */
const stairBehind = ({ x, y, width, height }: Box): string => {
  const left = x + width - (width > 160 ? 80 : 40);
  const top = Math.max(y - 40, 0);
  const bottom = y + Math.min(height - 24, 136);
  return `M${left} ${bottom}V${top + 48}h40V${top + 24}h40V${top}h40V${bottom}Z`;
};

/** The hatched plane: a shadow at the lower left of the part behind. */
const hatchBehind = ({ x, y, width, height }: Box): Box => ({
  x: x - 16,
  y: y + height - 72,
  width: Math.min(width, 128),
  height: 88,
});

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

/** The rules of the ledger on which the scene stands, 24 apart. */
const ledger = Array.from({ length: 10 }, (_, row) => `M0 ${row * 24 + 12}H${frame.width}`).join(
  '',
);

type SceneProps = {
  /** One to three; the first is the largest and stands behind. */
  parts: readonly ScenePart[];
};

/** A drawing composed in config. Decorative: screen readers skip it. */
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
      {placed.map(({ part, depth, x, y, width, height }) => {
        const { Drawing } = parts[part];
        return (
          <g
            key={depth}
            data-part={part}
            className={depth === placed.at(-1)?.depth ? 'foremost' : undefined}
            transform={`translate(${x} ${y})`}
          >
            <Drawing width={width} height={height} />
          </g>
        );
      })}
    </Frame>
  );
};

const Rounded = styled(Photograph)(({ theme }) => ({
  width: '100%',
  height: 'auto',
  borderRadius: theme.shape.card,
}));

/** A photograph fills a side of a card to its edges, whatever its own shape: `&&` goes before its own styles. */
export const filling = { '&& *': { height: '100%', objectFit: 'cover', borderRadius: 0 } } as const;

const half = '(min-width: 768px) 50vw, 100vw';

type PictureProps = Pick<PhotographProps, 'sizes' | 'eager'> & { picture: PictureDefinition };

/** A picture of config: a scene that the site draws, or a file in public/. */
export const Picture = ({ picture, sizes = half, eager }: PictureProps) =>
  'scene' in picture ? (
    <Scene parts={picture.scene} />
  ) : (
    <Rounded photo={picture} sizes={sizes} eager={eager} />
  );
