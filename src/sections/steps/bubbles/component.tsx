import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bubble } from '../../../ui/bubble';
import { Prose } from '../../../ui/prose';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';
import { StepNumber } from '../step-number';

/** A conversation: speech bubbles one below the other, by turns at both sides. */
export default function StepBubbles({ section, number }: SectionProps<'steps'>) {
  const { steps, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box component="ol" role="list" sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {steps.map((step, index) => {
          const isTurned = index % 2 === 1;
          return (
            <Box
              component="li"
              key={step.title}
              sx={{
                width: { xs: '94%', md: 7 / 12 },
                alignSelf: isTurned ? 'end' : 'start',
                // Each begins beside the tail of the one before it.
                mt: { md: index > 0 ? -5 : 0 },
              }}
            >
              <Bubble data-turned={isTurned ? '' : undefined}>
                <Box sx={{ display: 'flex', gap: 5, alignItems: 'baseline' }}>
                  <StepNumber index={index} />
                  <div>
                    <Typography variant="h3" sx={{ mb: 2 }}>
                      {step.title}
                    </Typography>
                    <Prose paragraphs={[step.text]} />
                  </div>
                </Box>
              </Bubble>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
