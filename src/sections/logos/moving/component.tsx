import { keyframes, styled } from '@mui/material/styles';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { Logo } from '../logo';

/** How long a logo takes for its own width, in seconds. */
const pace = 7;

const pass = keyframes({ to: { transform: 'translateX(-100%)' } });

/** As wide as the window, in which the row comes and goes. Logos are designed for paper: it is white in both schemes. */
const Strip = styled('div')(({ theme: { palette, vars, spacing } }) => ({
  display: 'flex',
  marginInline: 'var(--indent, calc(50% - 50vw))',
  paddingBlock: spacing(6),
  backgroundColor: palette.common.white,
  borderBlock: `1px solid ${vars.palette.divider}`,
  overflow: 'hidden',
  '&:is(:hover, :focus-within) > ul': { animationPlayState: 'paused' },
  'section:has(input:checked) & > ul': { animationPlayState: 'paused' },
}));

const Row = styled('ul')(({ theme: { spacing } }) => ({
  display: 'flex',
  justifyContent: 'space-around',
  alignItems: 'center',
  gap: spacing(8),
  minWidth: '100%',
  paddingInline: spacing(6),
  // The second row follows the first one without end; where nothing moves, one is enough.
  flexWrap: 'wrap',
  '&[aria-hidden]': { display: 'none' },
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '&[aria-hidden]': { display: 'flex' },
    flexWrap: 'nowrap',
    flexShrink: 0,
  },
}));

/** A switch that works without script as well: what it does is written in CSS. */
const Stop = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'none',
  alignItems: 'center',
  gap: spacing(3),
  minHeight: '2.75rem',
  marginTop: spacing(4),
  cursor: 'pointer',
  '& > input': { width: 20, height: 20, margin: 0, accentColor: vars.palette.secondary.main },
  '@media screen and (prefers-reduced-motion: no-preference)': { display: 'inline-flex' },
}));

/** One row that passes slowly, and stops where somebody looks at it (WCAG 2.2.2). */
export default function MovingLogos({ section, number }: SectionProps<'logos'>) {
  const { logos, stop, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Strip
        sx={{
          '@media screen and (prefers-reduced-motion: no-preference)': {
            '& > ul': {
              animation: `${pass} ${logos.length * pace}s linear infinite`,
            },
          },
        }}
      >
        {[false, true].map((isAgain) => (
          <Row role="list" key={String(isAgain)} aria-hidden={isAgain || undefined} inert={isAgain}>
            {logos.map((logo) => (
              <li key={logo.name}>
                <Logo logo={logo} ground={(mark) => mark} />
              </li>
            ))}
          </Row>
        ))}
      </Strip>
      <Stop>
        <input type="checkbox" data-script="none" />
        {stop}
      </Stop>
    </Section>
  );
}
