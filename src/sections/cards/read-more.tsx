import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useCallback, useId, useState } from 'react';
import { Prose } from '../section';
import type { CardDefinition } from './card-definition';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** The look of an outlined button. */
const Toggle = styled('summary')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: '3rem',
  marginTop: theme.spacing(2),
  padding: theme.spacing(2, 5),
  border: `1px solid ${theme.tokens.color.control}`,
  borderRadius: theme.tokens.radius.control,
  color: theme.tokens.color.ink,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { borderColor: theme.tokens.color.ink },
  '& svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transition: `transform ${theme.tokens.motion.medium} ${theme.tokens.motion.easing}`,
  },
  '[open] > & svg': { transform: 'rotate(180deg)' },
}));

const Text = styled('div')(({ theme: { tokens, spacing } }) => ({
  marginTop: spacing(5),
  paddingTop: spacing(5),
  borderTop: `1px solid ${tokens.color.hairline}`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} ${tokens.motion.slow} ${tokens.motion.easing}`,
  },
}));

type ReadMoreProps = {
  more: NonNullable<CardDefinition['more']>;
  /** The id of the card's heading, which tells this button from the others. */
  titleId: string;
};

/** Opens and closes a text in place. The browser does it, so it works before and without script. */
export const ReadMore = ({ more, titleId }: ReadMoreProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  // The visitor may have opened it before the page was taken over by script.
  const takeOver = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpen(details.open);
  }, []);
  return (
    <details ref={takeOver} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Toggle id={id} aria-labelledby={`${id} ${titleId}`}>
        {open ? more.close : more.open}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" focusable="false">
          <path d="M1 1.5 6 6.5l5-5" />
        </svg>
      </Toggle>
      <Text>
        <Prose paragraphs={more.paragraphs} />
      </Text>
    </details>
  );
};
