import { styled } from '@mui/material/styles';
import { pin, pinned } from './streets';

/** The place, in the middle of the sheet: that of the pin's point. */
const place = { x: 760, y: 182 };

/** Lines this far apart, across the sheet and down it, with one of each through the place. */
const rules = (step: number, least: number) =>
  `M-490 -568${`h2500m-2500 ${step}`.repeat(least)}M-490-568${`v1500m${step}-1500`.repeat(least * 2)}`;
const fine = rules(25, 60);
const broad = rules(125, 12);

/** So far from the place, in steps of the same length. */
const distances = [75, 150, 225, 300, 375];

const Sheet = styled('svg')(({ theme: { vars } }) => ({
  fill: 'none',
  stroke: vars.palette.divider,
  '& .broad': { strokeWidth: 2 },
  '& .far': { stroke: vars.palette.secondary.main, strokeWidth: 2, strokeDasharray: '2 9' },
  '& .near': { strokeDasharray: 'none' },
  ...pinned(vars.palette.highlight),
}));

/** Squared paper with a place on it, and how far it is from there: decoration, which is no map of anything. */
export const SurveySheet = ({ className }: { className?: string }) => (
  <Sheet
    className={className}
    viewBox="320 -68 880 500"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d={fine} />
    <path className="broad" d={broad} />
    {distances.map((radius, at) => (
      <circle
        key={radius}
        className={at === 0 ? 'far near' : 'far'}
        cx={place.x}
        cy={place.y}
        r={radius}
        strokeLinecap="round"
        opacity={1 - at * 0.17}
      />
    ))}
    {pin}
  </Sheet>
);
