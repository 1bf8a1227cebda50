import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import Button from '@mui/material/Button';
import { keyframes, styled, type Theme } from '@mui/material/styles';
import { useCallback, useId, useState } from 'react';
import { Prose } from '../../ui/prose';
import type { CardDefinition } from './card-definition';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** The browser's own mark gives way to an arrow, which turns. */
const turning = {
  '&::-webkit-details-marker': { display: 'none' },
  '& .MuiButton-endIcon': {
    transition: ({ transitions }: Theme) =>
      transitions.create('transform', { duration: transitions.duration.shorter }),
  },
  '[open] > & .MuiButton-endIcon': { transform: 'rotate(180deg)' },
};

const Text = styled('div')(({ theme: { vars, spacing, transitions } }) => ({
  marginTop: spacing(5),
  paddingTop: spacing(5),
  borderTop: `1px solid ${vars.palette.divider}`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} ${transitions.duration.short}ms ${transitions.easing.easeOut}`,
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
  const markHydrated = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpen(details.open);
  }, []);
  return (
    <details ref={markHydrated} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Button
        component="summary"
        // The browser's own: it tells whether the text is shown.
        // oxlint-disable-next-line jsx-a11y/aria-role -- none, where Material UI would set one
        role={undefined}
        id={id}
        aria-labelledby={`${id} ${titleId}`}
        variant="outlined"
        endIcon={<KeyboardArrowDownOutlined />}
        sx={{ mt: 2, ...turning }}
      >
        {open ? more.close : more.open}
      </Button>
      <Text>
        <Prose paragraphs={more.paragraphs} />
      </Text>
    </details>
  );
};
