import styled from '@emotion/styled';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardSheet } from './card-sheet';
import { CardWords } from './card-words';

/** The first card takes the height of all the others, however many stand beside it. */
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '7fr 5fr',
    // Without gaps, rows that nothing stands in take no room.
    rowGap: 0,
    '& > :first-of-type': { gridColumn: 1, gridRow: '1 / span 9' },
    '& > :not(:first-of-type)': { gridColumn: 2 },
    '& > :nth-of-type(n + 3)': { marginTop: theme.spacing(5) },
  },
}));

const LeadCard = styled(CardSheet)({ display: 'grid', gridTemplateRows: '1fr auto' });

const Plate = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(6),
  borderBottom: `1px solid ${theme.tokens.color.hairline}`,
  backgroundColor: theme.tokens.color.tint,
  '& > *': { maxWidth: '30rem' },
}));

const Words = styled('div')(({ theme }) => ({
  padding: theme.spacing(6),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
}));

const Card = styled(CardSheet)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  padding: theme.spacing(6),
}));

const Small = styled('div')({ width: '10rem' });

type LeadCardsProps = { cards: CardDefinition[] };

export const LeadCards = ({ cards: [first, ...others] }: LeadCardsProps) => (
  <List>
    {first && (
      <LeadCard>
        {first.picture && (
          <Plate>
            <Picture picture={first.picture} />
          </Plate>
        )}
        <Words>
          <CardWords card={first} button="contained" />
        </Words>
      </LeadCard>
    )}
    {others.map((card) => (
      <Card key={card.title}>
        {card.picture && (
          <Small>
            <Picture picture={card.picture} />
          </Small>
        )}
        <CardWords card={card} />
      </Card>
    ))}
  </List>
);
