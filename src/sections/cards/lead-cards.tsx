import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardWords } from './card-words';

const LeadCard = ({ card }: { card: CardDefinition }) => (
  <Card component="li" sx={{ display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)' }}>
    {card.picture && (
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          p: 6,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.tint',
          '& > *': { maxWidth: '30rem' },
        }}
      >
        <Picture picture={card.picture} />
      </Box>
    )}
    <Box sx={{ p: { xs: 6, md: 7 } }}>
      <CardWords card={card} button="contained" />
    </Box>
  </Card>
);

const SmallCard = ({ card }: { card: CardDefinition }) => (
  <Card
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 5,
      p: 6,
    }}
  >
    {card.picture && (
      <Box sx={{ width: '10rem', maxWidth: '100%' }}>
        <Picture picture={card.picture} />
      </Box>
    )}
    <CardWords card={card} />
  </Card>
);

type LeadCardsProps = { cards: CardDefinition[] };

/** The first card takes the height of all the others, however many stand beside it. */
export const LeadCards = ({ cards: [first, ...others] }: LeadCardsProps) => (
  <Box
    component="ul"
    sx={({ breakpoints }) => ({
      display: 'grid',
      gap: 5,
      gridTemplateColumns: 'minmax(0, 1fr)',
      [breakpoints.up('lg')]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        // Without gaps, rows that nothing stands in take no room.
        rowGap: 0,
        '& > :first-of-type': { gridColumn: 1, gridRow: '1 / span 9' },
        '& > :not(:first-of-type)': { gridColumn: 2 },
        '& > :nth-of-type(n + 3)': { mt: 5 },
      },
    })}
  >
    {first && <LeadCard card={first} />}
    {others.map((card) => (
      <SmallCard key={card.title} card={card} />
    ))}
  </Box>
);
