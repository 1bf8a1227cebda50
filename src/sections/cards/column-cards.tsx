import styled from '@emotion/styled';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardSheet } from './card-sheet';
import { CardWords } from './card-words';

/** Each card stands a step higher than the one before it. */
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
    '& > :nth-of-type(3n + 1)': { marginTop: theme.spacing(8) },
    '& > :nth-of-type(3n + 2)': { marginTop: theme.spacing(6) },
  },
}));

const Card = styled(CardSheet)(({ theme }) => ({
  [theme.breakpoints.between('md', 'lg')]: {
    display: 'grid',
    gridTemplateColumns: '5fr 7fr',
  },
}));

const Plate = styled('div')(({ theme }) => ({
  padding: theme.spacing(6),
  borderBottom: `1px solid ${theme.tokens.color.hairline}`,
  backgroundColor: theme.tokens.color.paper,
  [theme.breakpoints.between('md', 'lg')]: { borderBottom: 'none' },
}));

const Words = styled('div')(({ theme }) => ({ padding: theme.spacing(6) }));

type ColumnCardsProps = { cards: CardDefinition[] };

export const ColumnCards = ({ cards }: ColumnCardsProps) => (
  <List>
    {cards.map((card) => (
      <Card key={card.title}>
        {card.picture && (
          <Plate>
            <Picture picture={card.picture} />
          </Plate>
        )}
        <Words>
          <CardWords card={card} />
        </Words>
      </Card>
    ))}
  </List>
);
