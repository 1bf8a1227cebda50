import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type ColumnsProps = {
  /** They stand side by side from this width on. */
  from?: 'md' | 'lg';
  /** The second column comes first, and remains the narrower one. */
  turned?: boolean;
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
  children: ReactNode;
};

/** Text and, on wide screens beside it, what belongs to it: 7 to 5. The theme is told the side of the second. */
export const Columns = ({ from = 'lg', turned = false, sx, ...rest }: ColumnsProps) => (
  <Box
    {...rest}
    data-columns={turned ? 'start' : 'end'}
    sx={[
      {
        display: 'grid',
        rowGap: 7,
        columnGap: 8,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          [from]: turned ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
        },
      },
      turned && { '& > :last-child': { order: { [from]: -1 } } },
      sx ?? false,
    ]}
  />
);
