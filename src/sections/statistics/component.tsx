import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isolated } from '../../theme/isolated';
import { fittedFigure } from '../../ui/figure';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';

/** As many figures as there is room for; four fill rows of four, of two and of one. */
const most = { xs: 1, sm: 2, xl: 4 } as const;

export default function Statistics({ section, number }: SectionProps<'statistics'>) {
  const { figures, title, lead, label, tone, anchor } = section;
  const values = figures.map(({ value }) => value);
  return (
    <Section {...{ title, lead, label, tone, anchor, number }}>
      <Box
        component="dl"
        sx={{
          ...filledRows(most),
          rowGap: 7,
          columnGap: 6,
        }}
      >
        {figures.map((figure, index) => (
          // The figure stands above its label, which screen readers say first.
          <Stack
            key={figure.label}
            direction="column-reverse"
            sx={{
              ...filledPlace({ index, count: figures.length }, most),
              containerType: 'inline-size',
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
              sx={[{ fontVariantNumeric: 'tabular-nums' }, fittedFigure(values, 'display')]}
            >
              {isolated(figure.value)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
