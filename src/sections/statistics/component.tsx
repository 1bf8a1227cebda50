import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

export default function Statistics({ section, number }: SectionProps<'statistics'>) {
  const { figures, title, lead, label, tone, anchor } = section;
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
          rowGap: 7,
          columnGap: 6,
        }}
      >
        {figures.map((figure) => (
          // The figure stands above its label, which screen readers say first.
          <Stack
            key={figure.label}
            direction="column-reverse"
            sx={{
              justifyContent: 'flex-end',
              gap: 3,
              pt: 5,
              borderTop: 1,
              borderColor: 'control',
            }}
          >
            <Typography component="dt" sx={{ maxWidth: '20ch' }}>
              {figure.label}
            </Typography>
            <Typography
              variant="display"
              component="dd"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {figure.value}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
