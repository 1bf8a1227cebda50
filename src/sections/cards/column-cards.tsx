import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardWords } from './card-words';

type ColumnCardsProps = { cards: CardDefinition[] };

/** With the motif of growth each card stands a step higher than the one before it. */
export const ColumnCards = ({ cards }: ColumnCardsProps) => (
  <Box
    component="ul"
    sx={[
      {
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
      },
      ({ motif }) =>
        motif
          ? {
              alignItems: { lg: 'start' },
              '& > :nth-of-type(3n + 1)': { mt: { lg: 8 } },
              '& > :nth-of-type(3n + 2)': { mt: { lg: 6 } },
            }
          : {},
    ]}
  >
    {cards.map((card) => (
      <Card
        component="li"
        key={card.title}
        sx={{
          display: { md: 'grid', lg: 'block' },
          gridTemplateColumns: '5fr 7fr',
        }}
      >
        {card.picture && (
          <Box
            sx={{
              p: 6,
              borderBottom: 1,
              borderBottomWidth: { md: 0, lg: 1 },
              borderColor: 'divider',
              bgcolor: 'background.default',
            }}
          >
            <Picture picture={card.picture} />
          </Box>
        )}
        <Box sx={{ p: 6 }}>
          <CardWords card={card} />
        </Box>
      </Card>
    ))}
  </Box>
);
