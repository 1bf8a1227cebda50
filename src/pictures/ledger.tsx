import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { LedgerCard, LedgerPhone } from './ledger-objects';
import { stair } from './ledger-stair';

const drawn = {
  across: keyframes({ from: { transform: 'scaleX(0)' } }),
  up: keyframes({ from: { transform: 'scaleY(0)' } }),
};
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const stillMotion = '@media (prefers-reduced-motion: no-preference)';

const Frame = styled('div')({ position: 'absolute', inset: 0, zIndex: -1, pointerEvents: 'none' });

/** Ledger paper that fades towards its edges. */
const Paper = styled('div')(({ theme: { tokens } }) => {
  const rule = (direction: string) =>
    `linear-gradient(${direction}, ${tokens.color.hairline} 1px, transparent 1px)`;
  return {
    position: 'absolute',
    inset: '-14rem -26rem',
    // Tiles, since WebKit smears what a gradient itself repeats.
    backgroundImage: `${rule('to bottom')}, ${rule('to right')}`,
    backgroundSize: '100% 1.5rem, 6rem 100%',
    WebkitMaskImage: 'radial-gradient(closest-side, black 40%, transparent)',
    maskImage: 'radial-gradient(closest-side, black 40%, transparent)',
  };
});

/** The line itself: every piece grows from where the one before it ends. */
const Line = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  '& > span': { position: 'absolute', backgroundColor: tokens.color.accent },
  ...Object.fromEntries(
    stair.map(({ axis, narrow, wide, from, to }, index) => [
      `& > :nth-of-type(${index + 1})`,
      {
        [axis === 'across' ? 'height' : 'width']: 2,
        transformOrigin: axis === 'across' ? 'left' : 'bottom',
        ...narrow,
        [breakpoints.up('lg')]: wide,
        [stillMotion]: {
          animation: `${drawn[axis]} calc(${tokens.motion.draw} * ${to - from}) linear calc(${tokens.motion.draw} * ${from}) backwards`,
        },
      },
    ]),
  ),
}));

/** An object on its tread, which comes up as the line reaches it. */
const Standing = styled('div')<{ at: number }>(({ theme: { tokens }, at }) => ({
  position: 'absolute',
  [stillMotion]: {
    animation: `${appear} ${tokens.motion.slow} ${tokens.motion.easing} calc(${tokens.motion.draw} * ${at}) backwards`,
  },
}));

const Browser = styled(Standing)(({ theme: { tokens, breakpoints } }) => ({
  inset: '-48px -8px 4rem',
  border: `1.5px solid ${tokens.color.ink}`,
  borderRadius: tokens.radius.card,
  backgroundColor: tokens.color.tint,
  '& svg': { position: 'absolute', top: 16, left: 16, fill: tokens.color.ink },
  [breakpoints.up('lg')]: { inset: '-48px -32px 6rem' },
}));

const Phone = styled(Standing)(({ theme: { breakpoints } }) => ({
  bottom: 'calc(100% + 86px)',
  left: 'calc(50% + 16px)',
  width: 50,
  '& svg': { width: '100%', height: 'auto' },
  [breakpoints.up('lg')]: { bottom: 159, left: -144, width: 88 },
}));

const Card = styled(Standing)(({ theme: { breakpoints } }) => ({
  bottom: 'calc(100% + 48px)',
  left: 'calc(50% - 150px)',
  width: 120,
  '& svg': { width: '100%', height: 'auto' },
  [breakpoints.up('lg')]: { bottom: 34, left: -344, width: 156 },
}));

/**
 * The drawing around the form of the first page: on ledger paper a line climbs in steps, and its
 * treads become an NFC card, a phone and a browser. It fills the positioned box that holds it.
 */
export const Ledger = () => (
  <Frame aria-hidden="true">
    <Paper />
    <Browser at={0.6}>
      <svg viewBox="0 0 44 12" width="44" height="12">
        <circle cx="6" cy="6" r="3" />
        <circle cx="20" cy="6" r="3" />
        <circle cx="34" cy="6" r="3" />
      </svg>
    </Browser>
    <Card at={0.2}>
      <LedgerCard />
    </Card>
    <Phone at={0.4}>
      <LedgerPhone />
    </Phone>
    <Line>
      {stair.map(({ from }) => (
        <span key={from} />
      ))}
    </Line>
  </Frame>
);
