import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  fill: 'none',
  overflow: 'visible',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .plane, & .line': { stroke: vars.palette.text.primary },
  '& .plane': { fill: vars.palette.background.paper },
  '& .quiet': { stroke: vars.palette.control },
  '& .solid': { fill: vars.palette.secondary.main },
  '& .leaf': { stroke: vars.palette.background.default, strokeWidth: 2.5 },
  '& .lime': { fill: vars.palette.highlight.main, stroke: vars.palette.highlight.contrastText },
  '& .on-lime': { stroke: vars.palette.highlight.contrastText },
}));

/** The phone that stands on the second tread. */
export const LedgerPhone = () => (
  <Drawing viewBox="0 0 88 168" width="88" height="168">
    <rect className="plane" x="1" y="1" width="86" height="166" rx="14" />
    <path className="line" d="M36 12h16" />
    <rect className="solid" x="10" y="24" width="68" height="56" rx="2" />
    <path className="leaf" d="M24 66h13v-9h13v-9h13v-9" />
    <path className="line" d="M14 98h44" />
    <path className="quiet" d="M14 110h58M14 122h36" />
    <rect className="line" x="10" y="136" width="68" height="18" rx="9" />
  </Drawing>
);

/** The NFC card on the first tread, held up to be read: three arcs leave it. */
export const LedgerCard = () => (
  <Drawing viewBox="0 0 156 96" width="156" height="96">
    <g transform="translate(4 24) rotate(-8)">
      <rect className="lime" width="108" height="66" rx="8" />
      <rect className="on-lime" x="14" y="14" width="20" height="15" rx="4" />
      <path className="on-lime" d="M24 14v15M14 43h44M14 52h26" />
    </g>
    <path
      className="line"
      d="M124 26a18 18 0 0 1 5 26M132 18a29 29 0 0 1 8 42M140 10a41 41 0 0 1 11 58"
    />
  </Drawing>
);
