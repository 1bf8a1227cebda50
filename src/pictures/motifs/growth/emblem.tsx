import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .rule': { stroke: vars.palette.divider },
  '& .line': { stroke: vars.palette.secondary.main, strokeWidth: 2.5 },
  '& .leaf': { fill: vars.palette.highlight.main },
  '& .vein': { stroke: vars.palette.highlight.contrastText, strokeWidth: 1.5 },
}));

const rules = Array.from({ length: 8 }, (_, row) => `M${row * 56} ${330 - row * 40}H480`).join('');

/** The ledger's line climbs, and grows leaves at its end. */
export const Emblem = () => (
  <Drawing viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <path className="rule" d={rules} />
    <path className="line" d="M0 330H112V250H224V170H336V120C336 96 344 84 360 72" />
    <path className="leaf" d="M352 82C340 34 372 6 452 4 458 72 420 104 352 82Z" />
    <path className="vein" d="M360 74C384 56 408 38 430 24" />
    <path className="leaf" d="M336 152C316 118 284 112 248 124 262 160 296 172 336 152Z" />
    <path className="vein" d="M326 148C306 140 288 134 270 132" />
  </Drawing>
);
