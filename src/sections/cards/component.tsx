import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Picture } from '../../pictures/picture';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { type CardDefinition, CardWords } from './card-words';

type ColumnCardsProps = { cards: CardDefinition[] };

/** With a motif, each card stands a step higher than the one before it. */
const ColumnCards = ({ cards }: ColumnCardsProps) => (
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

type LedgerCardsProps = { cards: CardDefinition[]; number: number | undefined };

/** Rows of a ledger, each with the section's number and its own. */
const LedgerCards = ({ cards, number }: LedgerCardsProps) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      columnGap: 8,
      // The section already has space after the last row.
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

/** The first card is as high as all others together. */
const LeadCards = ({ cards: [first, ...others] }: LeadCardsProps) => (
  <Box
    component="ul"
    sx={({ breakpoints }) => ({
      display: 'grid',
      gap: 5,
      gridTemplateColumns: 'minmax(0, 1fr)',
      [breakpoints.up('lg')]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        // Without gaps, empty rows take no room.
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

type CardsProps = { cards: CardDefinition[]; number: number | undefined };

const layouts = {
  ledger: LedgerCards,
  lead: LeadCards,
  columns: ColumnCards,
} satisfies Record<SectionProps<'cards'>['section']['layout'], ComponentType<CardsProps>>;

export default function Cards({ section, number }: SectionProps<'cards'>) {
  const { cards, layout, title, lead, label, tone, anchor } = section;
  const Layout = layouts[layout];
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Layout cards={cards} number={number} />
    </Section>
  );
}
