import styled from '@emotion/styled';
import { Picture } from '../../pictures/picture';
import type { CardDefinition } from './card-definition';
import { CardWords } from './card-words';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(8),
  // The last row's own space is the section's.
  marginBottom: `calc(-1 * ${theme.spacing(7)})`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(6, 7),
  borderTop: `1px solid ${theme.tokens.color.control}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' },
}));

/** The entry's place in the books: the section's number, and its own. */
const Entry = styled('span')(({ theme: { tokens } }) => ({
  ...tokens.type.h3,
  color: tokens.color.accent,
  fontVariantNumeric: 'tabular-nums',
}));

const Small = styled('div')(({ theme }) => ({
  display: 'none',
  width: '8rem',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

type LedgerCardsProps = { cards: CardDefinition[]; number: number };

export const LedgerCards = ({ cards, number }: LedgerCardsProps) => (
  <List>
    {cards.map((card, index) => (
      <Row key={card.title}>
        <Entry aria-hidden="true">{`${number}.${index + 1}`}</Entry>
        <CardWords card={card} />
        {card.picture && (
          <Small>
            <Picture picture={card.picture} />
          </Small>
        )}
      </Row>
    ))}
  </List>
);
