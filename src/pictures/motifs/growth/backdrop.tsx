import { keyframes, styled, type Theme } from '@mui/material/styles';
import type { PropsWithChildren, ReactNode } from 'react';
import { pointing } from '../../../theme/from-right';
import { stair } from './stair';

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

/** The phone on the second tread. */
const LedgerPhone = () => (
  <Drawing {...pointing} viewBox="0 0 88 168" width="88" height="168">
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
const LedgerCard = () => (
  <Drawing {...pointing} viewBox="0 0 156 96" width="156" height="96">
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

const drawn = {
  across: keyframes({ from: { transform: 'scaleX(0)' } }),
  up: keyframes({ from: { transform: 'scaleY(0)' } }),
};
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const stillMotion = '@media (prefers-reduced-motion: no-preference)';

const Frame = styled('div')(({ theme: { breakpoints } }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  '--tread': '50%',
  '--run': '120px',
  '--low': '32px',
  '--high': '160px',
  [breakpoints.up('lg')]: { '--run': '160px' },
}));

/** Ledger paper that fades towards its edges. */
const Paper = styled('div')(({ theme: { vars } }) => {
  const rule = (direction: string) =>
    `linear-gradient(${direction}, ${vars.palette.divider} 1px, transparent 1px)`;
  return {
    position: 'absolute',
    // Not on the section below.
    inset: '-14rem -26rem -6rem',
    // Tiles, since WebKit blurs the repetition of a gradient.
    backgroundImage: `${rule('to bottom')}, ${rule('to right')}`,
    backgroundSize: '100% 1.5rem, 6rem 100%',
    WebkitMaskImage: 'radial-gradient(closest-side, black 40%, transparent)',
    maskImage: 'radial-gradient(closest-side, black 40%, transparent)',
  };
});

/** The line: every piece grows from the end of the one before it. */
const Line = styled('div')(({ theme: { vars, breakpoints, transitions } }) => {
  const line = `2px solid ${vars.palette.primary.main}`;
  return {
    // Below a tread is the ground on which things stand, as far as the opening goes.
    '& > span': {
      position: 'absolute',
      borderTop: line,
      backgroundColor: vars.palette.highlight.main,
    },
    ...Object.fromEntries(
      stair.map(({ axis, narrow, wide, from, to }, index) => [
        `& > :nth-of-type(${index + 1})`,
        {
          ...(axis === 'across' ? { height: '99rem' } : { borderLeft: line }),
          transformOrigin: axis === 'across' ? 'left' : 'bottom',
          ...narrow,
          [breakpoints.up('lg')]: wide,
          [stillMotion]: {
            animation: `${drawn[axis]} calc(${transitions.duration.draw}ms * ${to - from}) linear calc(${transitions.duration.draw}ms * ${from}) backwards`,
          },
        },
      ]),
    ),
  };
});

/**
 * Styles an object on its tread, which appears as the line reaches it: `at` is a fraction of the whole time.
 */
const standing = ({ transitions: { duration, easing } }: Theme, at: number) => ({
  position: 'absolute' as const,
  [stillMotion]: {
    animation: `${appear} ${duration.short}ms ${easing.easeOut} calc(${duration.draw}ms * ${at}) backwards`,
  },
});

const Phone = styled('div')(({ theme }) => ({
  ...standing(theme, 0.4),
  bottom: 'calc(100% + 86px)',
  left: 'calc(50% + 16px)',
  width: 50,
  '& svg': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('lg')]: { bottom: 159, left: -144, width: 88 },
}));

const Card = styled('div')(({ theme }) => ({
  ...standing(theme, 0.2),
  bottom: 'calc(100% + 48px)',
  left: 'calc(50% - 150px)',
  width: 120,
  '& svg': { width: '100%', height: 'auto' },
  [theme.breakpoints.up('lg')]: { bottom: 32, left: -344, width: 156 },
}));

/** False in the scripts of a site without a picture beside the form of an opening. */
const mayCarry = globalThis.__SITE__?.pictureByForm ?? true;

/**
 * What stands on the second tread, which is as wide as the box on narrow screens, on a desk on the first, and shows its upper
 * part. It is there at once: on narrow screens it is the largest of what is painted first.
 */
const Work = mayCarry
  ? styled('div')(({ theme: { breakpoints } }) => ({
      position: 'absolute',
      [breakpoints.down('lg')]: {
        bottom: 'calc(100% + 86px)',
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(360px, 84%)',
        aspectRatio: '1',
        overflow: 'hidden',
        '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
        '&& + *': { '--tread': '4%', '--run': '92%' },
      },
      [breakpoints.up('lg')]: {
        bottom: -52,
        right: 'calc(100% - 16px)',
        height: 320,
        overflow: 'hidden',
        // Says the opening (src/sections/hero/beside.tsx).
        width: 'var(--carried)',
        '&& + *': { '--run': '12px', '--low': '-52px', '--high': '40%' },
      },
      '@media print': { display: 'none' },
    }))
  : undefined;

/** What stands on the first tread, and on the second. */
const stairWith = (card?: ReactNode, phone?: ReactNode) => (
  <Frame aria-hidden>
    <Paper />
    {card}
    {phone}
    <Line>
      {stair.map(({ from }) => (
        <span key={from} />
      ))}
    </Line>
  </Frame>
);

/**
 * The drawing around the form of the first page: on ledger paper a line climbs in steps, behind the window of the form, and
 * its treads carry an NFC card and a phone, or the picture that is given. It fills its positioned box.
 */
export const Backdrop = ({ children }: PropsWithChildren) =>
  Work && children ? (
    <>
      <Work>{children}</Work>
      {stairWith()}
    </>
  ) : (
    stairWith(
      <Card>
        <LedgerCard />
      </Card>,
      <Phone>
        <LedgerPhone />
      </Phone>,
    )
  );
