import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { filling, Picture } from '../../pictures/picture';
import { enlarged } from '../../theme/enlarged';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { type CardDefinition, CardWords } from './card-words';

/** On a site of stairs each row climbs: every card stands higher than the one before it. */
const climbing = ({ breakpoints }: Theme) => ({
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 0,
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      px: 5,
      borderTopWidth: 2,
      borderColor: 'primary.main',
      bgcolor: 'background.paper',
      '&:nth-of-type(3n + 1)': { mt: 9 },
      '&:nth-of-type(3n + 2)': { mt: 7 },
    },
  },
});

type LedgerCardsProps = { cards: CardDefinition[]; number: number | undefined };

/** Beside it, words keep their room on a telephone with large letters. */
const numberWidth = enlarged('3.5rem', '16vw');

const LedgerCards = ({ cards, number }: LedgerCardsProps) => {
  const { stair } = useTheme();
  return (
    <Box
      component="ul"
      role="list"
      sx={[
        {
          display: 'grid',
          columnGap: 8,
          // The section already has space after the last row.
          mb: -7,
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        },
        stair && climbing,
      ]}
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
            variant={number === undefined ? 'h2' : 'h3'}
            component="span"
            aria-hidden="true"
            sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
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
};

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
  <Card component="li" sx={place}>
    {card.picture && (
      <Box
        sx={'scene' in card.picture ? { maxWidth: '13rem', p: 6 } : { ...filling, aspectRatio: 2 }}
      >
        <Picture picture={card.picture} />
      </Box>
    )}
    <Box sx={{ p: 6 }}>
      <CardWords card={card} />
    </Box>
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

export default function Cards({ section, number }: SectionProps<'cards'>) {
  const { cards, layout, title, lead, label, tone, anchor } = section;
  // The others have folders of their own.
  const Layout = layout === 'lead' ? LeadCards : LedgerCards;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Layout cards={cards} number={number} />
    </Section>
  );
}
