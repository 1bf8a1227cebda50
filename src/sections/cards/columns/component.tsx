import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { filling, Picture } from '../../../pictures/picture';
import { filledPlace, filledRows, rowAt } from '../../../ui/filled-rows';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { type CardDefinition, CardWords } from '../card-words';

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
const ColumnCards = ({ cards }: { cards: readonly CardDefinition[] }) => (
  <Box
    component="ul"
    role="list"
    sx={{ ...filledRows(mostColumns), gap: 6, gridAutoFlow: 'dense' }}
  >
    {cards.map((card, index) => {
      const place = { index, count: cards.length };
      const isOnlyInRow = rowAt(place, mostColumns.lg).size === 1;
      return (
        <Card
          component="li"
          key={card.title}
          sx={[
            {
              ...filledPlace(place, mostColumns),
              display: { md: card.picture ? 'grid' : 'flex', lg: isOnlyInRow ? undefined : 'flex' },
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
                      borderBottomWidth: { md: 0, lg: isOnlyInRow ? 0 : 1 },
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

/** Cards side by side. */
export default function Columns({ section, number }: SectionProps<'cards'>) {
  const { cards, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <ColumnCards cards={cards} />
    </Section>
  );
}
