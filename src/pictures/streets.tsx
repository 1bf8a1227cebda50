import { styled } from '@mui/material/styles';
import { pointing } from '../theme/from-right';

/** A town from above, 1200 by 500: what is built, what is green, and what leads through. */
const park = 'M930 60l150-24 44 96-70 60-110-18Z';
const river = 'M-20 400C180 330 300 470 480 420S760 300 900 340s180 120 340 60';
const lanes =
  'M520-20l40 190 30 350M640-20l24 170 50 370M760-20l10 120 70 420M400-20l60 260 10 280M880-20l-20 150 60 390M1010-20l30 540M1120-20l10 190 50 350M260-20l80 300-10 240M120-20l70 320-30 220M300 60l900-50M320 150l900-70M340 250l900-90M200 330l1040-70M300 470l400-40 540 40M0 120l300-60M0 260l340-10';
const streets = 'M-20 190L420 210 700 190l540-130M590-20l60 210 90 330M820-20l-60 200 250 340';
const ring = 'M450 520C400 300 440 130 660 96s380 40 430 200-30 190-60 224';

/** Where it is. */
const pin = (
  <>
    <path
      className="mark"
      strokeWidth="3"
      d="M760 182c-30-36-34-48-34-62a34 34 0 0 1 68 0c0 14-4 26-34 62Z"
    />
    <circle className="hole" cx="760" cy="120" r="11" />
  </>
);

/** The looks of the pin, in the colours of the highlighter. */
const pinned = ({ main, contrastText }: { main: string; contrastText: string }) => ({
  '& .mark': { stroke: contrastText, strokeLinejoin: 'round' as const, fill: main },
  '& .hole': { stroke: 'none', fill: contrastText },
});

const Town = styled('svg')(({ theme: { vars } }) => ({
  fill: 'none',
  stroke: vars.palette.secondary.main,
  strokeLinecap: 'round',
  '& .land': { stroke: 'none', fill: vars.palette.background.tint },
  '& .quiet': { stroke: vars.palette.divider },
  ...pinned(vars.palette.highlight),
}));

/** What is seen of it: all; what is around the place, from nearer; a band with the place in its middle. */
const views = { town: '0 0 1200 500', near: '480 7 560 350', band: '280 -10 960 370' };

type StreetsProps = {
  className?: string;
  view?: keyof typeof views;
};

/** The streets of a town that is none, and a place in it: decoration. */
export const Streets = ({ className, view = 'town' }: StreetsProps) => (
  <Town
    {...pointing}
    className={className}
    viewBox={views[view]}
    preserveAspectRatio={view === 'town' ? 'xMidYMin slice' : 'xMidYMid slice'}
    aria-hidden="true"
    focusable="false"
  >
    <path className="land" d={park} />
    <path className="quiet" strokeWidth="26" d={river} />
    <path className="quiet" strokeWidth="3" d={lanes} />
    <path className="quiet" strokeWidth="9" d={ring} />
    <path strokeWidth="3.5" d={streets} />
    {pin}
  </Town>
);
