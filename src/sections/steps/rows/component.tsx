import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Prose } from '../../../ui/prose';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { StepNumber } from '../step-number';

/** One below the other: the number, then what the step is, then what happens. */
export default function StepRows({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box component="ol" role="list" sx={{ containerType: 'inline-size' }}>
        {steps.map((step, index) => (
          <Box
            component="li"
            data-as="tread"
            key={step.title}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(2.5rem, 1fr) minmax(0, 11fr)',
              columnGap: 5,
              rowGap: 3,
              alignItems: 'baseline',
              py: 6,
              borderTop: 1,
              borderColor: 'control',
              '&:last-of-type': { borderBottom: 1, borderColor: 'control' },
              '@container (min-width: 44rem)': {
                gridTemplateColumns: 'minmax(2.5rem, 1fr) minmax(0, 4fr) minmax(0, 7fr)',
              },
            }}
          >
            <StepNumber index={index} />
            <Typography variant="h3">{step.title}</Typography>
            <Box
              sx={{
                gridColumn: 2,
                '@container (min-width: 44rem)': { gridColumn: 3 },
              }}
            >
              <Prose paragraphs={[step.text]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
