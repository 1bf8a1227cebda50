import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardWords } from './card-words';

type LedgerCardsProps = { cards: CardDefinition[]; number: number | undefined };

/** Rows of a ledger, each with its place in the books: the section's number, and its own. */
export const LedgerCards = ({ cards, number }: LedgerCardsProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      columnGap: 8,
      // The last row's own space is the section's.
      mb: -7,
      gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {cards.map((card, index) => (
      <Box
        component="li"
        key={card.title}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '3.5rem minmax(0, 1fr)', md: '5rem minmax(0, 1fr) auto' },
          gap: 4,
          pt: 6,
          pb: 7,
          borderTop: 1,
          borderColor: 'control',
        }}
      >
        <Typography
          variant="h3"
          component="span"
          aria-hidden="true"
          sx={{ color: 'secondary.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {number === undefined ? index + 1 : `${number}.${index + 1}`}
        </Typography>
        <CardWords card={card} />
        {card.picture && (
          <Box sx={{ display: { xs: 'none', md: 'block' }, width: '8rem' }}>
            <Picture picture={card.picture} />
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
