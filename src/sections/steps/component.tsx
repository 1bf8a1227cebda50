import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { filledPlace, filledRows, rowAt } from '../../ui/filled-rows';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { StepNumber } from './step-number';

/** More would be too narrow to read: they stand in several rows. */
const mostInOneRow = 5;

const most = { xs: 1, lg: 4 } as const;

export default function Steps({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  const count = steps.length;
  const inOneRow = count <= mostInOneRow;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box
        component="ol"
        role="list"
        sx={
          inOneRow
            ? {
                display: 'grid',
                gridAutoFlow: { lg: 'column' },
                gridAutoColumns: { lg: 'minmax(0, 1fr)' },
              }
            : { ...filledRows(most), rowGap: { lg: 7 } }
        }
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            data-as="tread"
            key={step.title}
            sx={[
              !inOneRow && filledPlace({ index, count }, most),
              ({ breakpoints }) => ({
                [breakpoints.down('lg')]: {
                  paddingInlineStart: 6,
                  pb: 7,
                  borderInlineStart: '2px solid',
                  borderColor: 'secondary.main',
                  '&:last-of-type': { pb: 0 },
                },
                [breakpoints.up('lg')]: {
                  borderTop: '2px solid',
                  borderColor: 'secondary.main',
                  pt: 5,
                  paddingInlineEnd: 6,
                  ...(inOneRow
                    ? { '&:not(:first-of-type)': { paddingInlineStart: 5 } }
                    : rowAt({ index, count }, most.lg).at > 0 && { paddingInlineStart: 5 }),
                },
              }),
            ]}
          >
            <StepNumber index={index} />
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
