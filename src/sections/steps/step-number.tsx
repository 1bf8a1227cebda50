import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

type StepNumberProps = { index: number; sx?: Exclude<SxProps<Theme>, readonly unknown[]> };

/** The list says it to those who do not see it. */
export const StepNumber = ({ index, sx }: StepNumberProps) => (
  <Typography
    variant="h2"
    component="span"
    aria-hidden="true"
    sx={[
      { display: 'block', color: 'secondary.main', fontVariantNumeric: 'tabular-nums' },
      sx ?? false,
    ]}
  >
    {index + 1}
  </Typography>
);
