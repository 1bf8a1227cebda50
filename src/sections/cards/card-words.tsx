import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Arrow } from '../../pictures/arrow';
import { ActionLink } from '../../ui/action-link';
import { MarkedText } from '../../ui/marked-text';
import type { CardDefinition } from './card-definition';
import { ReadMore } from './read-more';

type CardWordsProps = {
  card: CardDefinition;
  /** How the card's own link looks. */
  button?: ButtonProps['variant'];
};

/** What a card says, the same in every layout. */
export const CardWords = ({ card, button = 'text' }: CardWordsProps) => {
  const titleId = useId();
  const { title, text, action, more } = card;
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
      {action && (
        <ActionLink
          action={action}
          variant={button}
          endIcon={button === 'text' && <Arrow />}
          sx={{ mt: 2 }}
        />
      )}
      {more && <ReadMore more={more} titleId={titleId} />}
    </Stack>
  );
};
