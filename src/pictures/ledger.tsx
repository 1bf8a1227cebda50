import { keyframes, styled, useTheme, type Theme } from '@mui/material/styles';
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
const Paper = styled('div')(({ theme: { vars } }) => {
  const rule = (direction: string) =>
    `linear-gradient(${direction}, ${vars.palette.divider} 1px, transparent 1px)`;
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
const Line = styled('div')(({ theme: { vars, breakpoints, transitions } }) => ({
  '& > span': { position: 'absolute', backgroundColor: vars.palette.secondary.main },
  ...Object.fromEntries(
    stair.map(({ axis, narrow, wide, from, to }, index) => [
      `& > :nth-of-type(${index + 1})`,
      {
        [axis === 'across' ? 'height' : 'width']: 2,
        transformOrigin: axis === 'across' ? 'left' : 'bottom',
        ...narrow,
        [breakpoints.up('lg')]: wide,
        [stillMotion]: {
          animation: `${drawn[axis]} calc(${transitions.duration.draw}ms * ${to - from}) linear calc(${transitions.duration.draw}ms * ${from}) backwards`,
        },
      },
    ]),
  ),
}));

/** For an object on its tread, which comes up as the line reaches it: `at` is a part of the whole time. */
const standing = ({ transitions: { duration, easing } }: Theme, at: number) => ({
  position: 'absolute' as const,
  [stillMotion]: {
    animation: `${appear} ${duration.short}ms ${easing.easeOut} calc(${duration.draw}ms * ${at}) backwards`,
  },
});

const Browser = styled('div')(({ theme }) => ({
  ...standing(theme, 0.6),
  inset: '-48px -8px 4rem',
  border: `1.5px solid ${theme.vars.palette.text.primary}`,
  borderRadius: theme.shape.card,
  backgroundColor: theme.vars.palette.background.tint,
  '& svg': { position: 'absolute', top: 16, left: 16, fill: theme.vars.palette.text.primary },
  [theme.breakpoints.up('lg')]: { inset: '-48px -32px 6rem' },
}));

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
  [theme.breakpoints.up('lg')]: { bottom: 34, left: -344, width: 156 },
}));

/**
 * The drawing around the form of the first page: on ledger paper a line climbs in steps, and its
 * treads become an NFC card, a phone and a browser. It fills the positioned box that holds it.
 */
export const Ledger = () =>
  useTheme().motif && (
    <Frame aria-hidden="true">
      <Paper />
      <Browser>
        <svg viewBox="0 0 44 12" width="44" height="12">
          <circle cx="6" cy="6" r="3" />
          <circle cx="20" cy="6" r="3" />
          <circle cx="34" cy="6" r="3" />
        </svg>
      </Browser>
      <Card>
        <LedgerCard />
      </Card>
      <Phone>
        <LedgerPhone />
      </Phone>
      <Line>
        {stair.map(({ from }) => (
          <span key={from} />
        ))}
      </Line>
    </Frame>
  );
