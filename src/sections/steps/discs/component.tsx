import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { filledPlace, filledRows } from '../../../ui/filled-rows';
import { Prose } from '../../../ui/prose';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { StepNumber } from '../step-number';

const disc = '4.5rem';

const most = { xs: 1, md: 2, lg: 4 } as const;

/** Each number on a disc, its words below it; on telephones beside it. */
export default function StepDiscs({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  const count = steps.length;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box component="ol" role="list" sx={{ ...filledRows(most), rowGap: 7, columnGap: 6 }}>
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step.title}
            sx={{
              ...filledPlace({ index, count }, most),
              display: 'grid',
              gap: 5,
              alignContent: 'start',
              gridTemplateColumns: { xs: `${disc} minmax(0, 1fr)`, md: 'minmax(0, 1fr)' },
              justifyItems: { md: 'center' },
              textAlign: { md: 'center' },
            }}
          >
            <StepNumber
              index={index}
              sx={{
                display: 'grid',
                placeContent: 'center',
                width: disc,
                height: disc,
                border: 2,
                borderColor: 'secondary.main',
                borderRadius: '50%',
                bgcolor: 'background.paper',
                // In the middle of the disc, whatever the line height of headings is.
                fontSize: '2rem',
                lineHeight: 1,
              }}
            />
            <div>
              <Typography variant="h3" sx={{ mb: 3 }}>
                {step.title}
              </Typography>
              <Prose paragraphs={[step.text]} />
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
