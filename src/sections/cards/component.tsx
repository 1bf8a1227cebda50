import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { filling, Picture } from '../../pictures/picture';
import { enlarged } from '../../theme/enlarged';
import { filledPlace, filledRows, rowAt } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { type CardDefinition, CardWords } from './card-words';

type ColumnCardsProps = { cards: CardDefinition[] };

const mostColumns = { xs: 1, lg: 3 } as const;

/** An opened text has the whole row of its card, in two columns; the other cards of one row stand below it. */
const opened = (isOneRow: boolean) => ({
  gridColumn: '1 / -1',
  order: isOneRow ? -1 : 0,
  display: 'grid',
  alignItems: 'start',
  '& > div > div': { maxWidth: 'none' },
  '& details': { width: '100%', mt: 0 },
  '& details > div > div': { columns: '22rem 2', columnGap: 8, maxWidth: 'none' },
});

/** Links and buttons of one row stand on one line. */
const ColumnCards = ({ cards }: ColumnCardsProps) => (
  <Box
    component="ul"
    role="list"
    sx={{ ...filledRows(mostColumns), gap: 6, gridAutoFlow: 'dense' }}
  >
    {cards.map((card, index) => {
      const place = { index, count: cards.length };
      const isAlone = rowAt(place, mostColumns.lg).size === 1;
      return (
        <Card
          component="li"
          key={card.title}
          sx={[
            {
              ...filledPlace(place, mostColumns),
              display: { md: card.picture ? 'grid' : 'flex', lg: isAlone ? undefined : 'flex' },
              flexDirection: 'column',
              gridTemplateColumns: card.picture ? '5fr 7fr' : 'minmax(0, 1fr)',
            },
            ({ breakpoints }) => ({
              [breakpoints.up('lg')]: {
                '&:has([open])': opened(cards.length <= mostColumns.lg),
              },
            }),
          ]}
        >
          {card.picture && (
            <Box
              sx={{
                bgcolor: 'background.default',
                ...('scene' in card.picture
                  ? {
                      p: 6,
                      borderBottom: 1,
                      borderBottomWidth: { md: 0, lg: isAlone ? 0 : 1 },
                      borderColor: 'divider',
                    }
                  : filling),
              }}
            >
              <Picture picture={card.picture} />
            </Box>
          )}
          <Box sx={{ p: 6, flexGrow: 1, '& > div': { height: '100%' } }}>
            <CardWords card={card} />
          </Box>
        </Card>
      );
    })}
  </Box>
);

type LedgerCardsProps = { cards: CardDefinition[]; number: number | undefined };

/** Beside it, words keep their room on a telephone with large letters. */
const numberWidth = enlarged('3.5rem', '16vw');

/** Rows of a ledger, each with the section's number and its own. */
const LedgerCards = ({ cards, number }: LedgerCardsProps) => (
  <Box
    component="ul"
    role="list"
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
          ...filledPlace({ index, count: cards.length }, { lg: 2 }),
          display: 'grid',
          gridTemplateColumns: {
            xs: `${numberWidth} minmax(0, 1fr)`,
            md: '5rem minmax(0, 1fr) auto',
          },
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

type LeadCardProps = {
  card: CardDefinition;
  /** It fills a row by itself: its picture is beside the words on large screens. */
  wide: boolean;
};

const LeadCard = ({ card, wide }: LeadCardProps) => (
  <Card
    component="li"
    sx={{
      display: 'grid',
      gridTemplate: {
        xs: '1fr auto / minmax(0, 1fr)',
        lg: wide && card.picture ? 'auto / minmax(0, 7fr) minmax(0, 5fr)' : undefined,
      },
      gridColumn: wide ? '1 / -1' : undefined,
    }}
  >
    {card.picture && (
      <Box
        sx={{
          display: 'grid',
          borderBottom: 1,
          borderColor: 'divider',
          ...('scene' in card.picture
            ? {
                placeItems: 'center',
                p: 6,
                bgcolor: 'background.tint',
                '& > *': { maxWidth: '30rem' },
              }
            : filling),
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

type SmallCardProps = { card: CardDefinition; place: Partial<ReturnType<typeof filledPlace>> };

const SmallCard = ({ card, place }: SmallCardProps) => (
  <Card
    component="li"
    sx={{
      ...place,
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

/** Beside more cards than these the first one would be higher than a screen: they stand below it. */
const mostBeside = 3;

const mostBelow = { xs: 1, lg: 3 } as const;

/** The first card is as high as all others together; alone, or with many others, it has a row of its own. */
const LeadCards = ({ cards: [first, ...others] }: LeadCardsProps) => {
  const count = others.length;
  const wide = count === 0 || count > mostBeside;
  return (
    <Box
      component="ul"
      role="list"
      sx={({ breakpoints }) =>
        wide
          ? { ...filledRows(mostBelow), gap: 5 }
          : {
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
            }
      }
    >
      {first && <LeadCard card={first} wide={wide} />}
      {others.map((card, index) => (
        <SmallCard
          key={card.title}
          card={card}
          place={wide ? filledPlace({ index, count }, mostBelow) : {}}
        />
      ))}
    </Box>
  );
};

type CardsProps = { cards: CardDefinition[]; number: number | undefined };

const layouts = {
  ledger: LedgerCards,
  lead: LeadCards,
  columns: ColumnCards,
} satisfies Record<
  Exclude<SectionProps<'cards'>['section']['layout'], 'lines'>,
  ComponentType<CardsProps>
>;

export default function Cards({ section, number }: SectionProps<'cards'>) {
  const { cards, layout, title, lead, label, tone, anchor } = section;
  // The others are folders of their own.
  const Layout = layouts[layout === 'lines' ? 'ledger' : layout];
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Layout cards={cards} number={number} />
    </Section>
  );
}
