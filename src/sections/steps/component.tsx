import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { stair } from '../../ui/stair';
import type { SectionProps } from '../section-props';

export default function Steps({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridAutoFlow: { lg: 'column' },
          gridAutoColumns: { lg: 'minmax(0, 1fr)' },
        }}
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step.title}
            sx={({ breakpoints, motif }) => ({
              [breakpoints.down('lg')]: {
                paddingInlineStart: 6,
                pb: 7,
                borderInlineStart: '2px solid',
                borderColor: 'secondary.main',
                '&:last-of-type': { pb: 0 },
              },
              [breakpoints.up('lg')]: {
                ...stair({ rise: 3, color: 'secondary.main', motif }),
                pt: 5,
                paddingInlineEnd: 6,
                '&:not(:first-of-type)': { paddingInlineStart: 5 },
              },
            })}
          >
            <Typography
              variant="h2"
              component="span"
              aria-hidden="true"
              sx={{
                display: 'block',
                color: 'secondary.main',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 4, mb: 3 }}>
              {step.title}
            </Typography>
            <Prose paragraphs={[step.text]} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
