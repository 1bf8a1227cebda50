import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isolated } from '../../../theme/isolated';
import { figureWidth, fittedFigure } from '../../../ui/figure';
import { filledPlace, filledRows } from '../../../ui/filled-rows';
import { Section } from '../../../ui/section';
import type { SectionProps } from '../../section-props';

const most = { xs: 1, sm: 2, lg: 4 } as const;

/** So large that the figure fits on a line of the page or, on wide screens, beside its words. */
const largest = (value: string, { letterWidth, typography }: Theme) => {
  const width = figureWidth(value.replaceAll(/\s/gu, '\u00A0'), letterWidth);
  const within = (most: number, share: number) =>
    `max(${typography.h3.fontSize}, min(15rem, ${most}cqi, ${(share / width).toFixed(1)}cqi))`;
  return { xs: within(50, 100), md: within(20, 60) };
};

type LargeFigureProps = SectionProps<'statistics'>['section']['figures'][number];

/** The figure stands before its words, which screen readers say first. */
const LargeFigure = ({ value, label }: LargeFigureProps) => (
  <Box
    sx={{
      gridColumn: '1 / -1',
      display: 'flex',
      flexDirection: { xs: 'column-reverse', md: 'row-reverse' },
      justifyContent: 'flex-end',
      alignItems: { md: 'end' },
      columnGap: 7,
      rowGap: 4,
      '&:not(:last-child)': { mb: 6 },
    }}
  >
    <Typography variant="h3" component="dt" sx={{ maxWidth: '18em', pb: { md: '0.6em' } }}>
      {label}
    </Typography>
    <Typography
      variant="display"
      component="dd"
      sx={{
        flexShrink: 0,
        color: 'secondary.main',
        fontSize: (theme) => largest(value, theme),
        lineHeight: 0.9,
        fontVariantNumeric: 'lining-nums tabular-nums',
      }}
    >
      {isolated(value)}
    </Typography>
  </Box>
);

/** The first figure as large as the page, with what it counts as a sentence; the others below it. */
export default function Statement({ section, number }: SectionProps<'statistics'>) {
  const { figures, ...heading } = section;
  const [first, ...others] = figures;
  const values = others.map(({ value }) => value);
  return (
    <Section {...heading} number={number}>
      <Box
        component="dl"
        sx={{ ...filledRows(most), rowGap: 6, columnGap: 6, m: 0, containerType: 'inline-size' }}
      >
        {first && <LargeFigure {...first} />}
        {others.map((figure, index) => (
          <Stack
            key={figure.label}
            direction="column-reverse"
            sx={{
              ...filledPlace({ index, count: others.length }, most),
              containerType: 'inline-size',
              justifyContent: 'flex-end',
              gap: 2,
              pt: 4,
              borderTop: 1,
              borderColor: 'control',
            }}
          >
            <Typography component="dt">{figure.label}</Typography>
            <Typography
              variant="h2"
              component="dd"
              sx={[{ fontVariantNumeric: 'lining-nums tabular-nums' }, fittedFigure(values, 'h2')]}
            >
              {isolated(figure.value)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
