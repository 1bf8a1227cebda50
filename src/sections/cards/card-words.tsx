import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keyframes, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { Arrow } from '../../pictures/arrow';
import { ActionLink } from '../../ui/action-link';
import { MarkedText } from '../../ui/marked-text';
import { Prose } from '../../ui/prose';
import type { SectionDefinition } from '../registry';

export type CardDefinition = SectionDefinition<'cards'>['cards'][number];

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** An arrow, which turns, replaces the browser's own mark. */
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

/** At the foot of its card, which may be as high as its neighbours. */
const Details = styled('details')({ marginTop: 'auto' });

type ReadMoreProps = {
  more: NonNullable<CardDefinition['more']>;
  /** The id of the card's heading, which distinguishes this button from the others. */
  titleId: string;
};

/** Opens and closes a text in place. The browser does it, so it works before and without script. */
const ReadMore = ({ more, titleId }: ReadMoreProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  // The visitor may have opened it before hydration.
  const markHydrated = useCallback((details: HTMLDetailsElement | null) => {
    if (details) setOpen(details.open);
  }, []);
  return (
    <Details
      ref={markHydrated}
      onToggle={(event) => {
        const { open: opened } = event.currentTarget;
        setOpen(opened);
        // Its card may have moved to have a row of its own.
        if (opened) document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Button
        component="summary"
        // Script says what the next press does.
        data-script=""
        // The native element announces whether the text is shown.
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
    </Details>
  );
};

type CardWordsProps = {
  card: CardDefinition;
  /** The look of the card's own link. */
  button?: ButtonProps['variant'];
};

/** What a card leads to: its link, and more text. */
export const CardFoot = ({
  card: { action, more },
  titleId,
  button = 'text',
}: CardWordsProps & { titleId: string }) => (
  <>
    {action && (
      <ActionLink
        action={action}
        variant={button}
        endIcon={button === 'text' && <Arrow />}
        sx={{ mt: button === 'text' ? 'auto' : 5 }}
      />
    )}
    {more && <ReadMore more={more} titleId={titleId} />}
  </>
);

/** The text of a card, the same in every layout. */
export const CardWords = ({ card, button }: CardWordsProps) => {
  const titleId = useId();
  const { title, text } = card;
  return (
    <Stack
      sx={{
        alignItems: 'start',
        gap: 3,
        maxWidth: ({ space }) => space.measure,
        textWrap: 'pretty',
      }}
    >
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      <Typography>
        <MarkedText text={text} />
      </Typography>
      <CardFoot card={card} titleId={titleId} button={button} />
    </Stack>
  );
};
