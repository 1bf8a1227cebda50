import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Picture } from '../../../pictures/picture';
import { MarkedText } from '../../../ui/marked-text';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { type CardDefinition, CardFoot } from '../card-words';

type LineProps = { card: CardDefinition };

const Line = ({ card }: LineProps) => {
  const titleId = useId();
  return (
    <Box
      component="li"
      sx={({ breakpoints, spacing, transitions, vars }) => ({
        display: 'grid',
        gap: spacing(3, 7),
        alignItems: 'baseline',
        py: 5,
        borderTop: `1px solid ${vars.palette.control}`,
        transition: transitions.create('background-color', {
          duration: transitions.duration.shortest,
        }),
        '@media (hover: hover)': {
          '&:hover': { backgroundColor: vars.palette.background.tint },
        },
        [breakpoints.up('lg')]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
          py: 6,
        },
      })}
    >
      <Typography variant="h3" id={titleId}>
        {card.title}
      </Typography>
      <Box sx={{ maxWidth: ({ space }) => space.measure, textWrap: 'pretty' }}>
        <Typography>
          <MarkedText text={card.text} />
        </Typography>
        {card.picture && (
          <Box sx={{ mt: 4, maxWidth: '12rem' }}>
            <Picture picture={card.picture} />
          </Box>
        )}
      </Box>
      <div>
        <CardFoot card={card} titleId={titleId} />
      </div>
    </Box>
  );
};

/** A ledger: each on a line over the whole width, its heading, its words, and at the end its link. */
export default function Lines({ section, number }: SectionProps<'cards'>) {
  const { cards, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box component="ul" role="list" sx={{ borderBottom: 1, borderColor: 'control' }}>
        {cards.map((card) => (
          <Line key={card.title} card={card} />
        ))}
      </Box>
    </Section>
  );
}
