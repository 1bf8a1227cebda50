import styled from '@emotion/styled';

const rise = '2.5rem';

/** On large screens the entries stand on the treads of a stair that rises along the line. */
export const Stair = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  marginBlockStart: theme.spacing(8),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: {
    columnGap: 0,
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    alignItems: 'start',
  },
}));

/** `tread`: how many steps it stands below the last one. */
export const Entry = styled('div', {
  shouldForwardProp: (name) => name !== 'tread',
})<{ tread: number }>(({ theme, tread }) => ({
  position: 'relative',
  display: 'flex',
  // The figure is seen first and heard after what it counts.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  paddingBlockStart: theme.spacing(4),
  paddingInlineEnd: theme.spacing(4),
  borderBlockStart: `2px solid ${theme.tokens.color.lime}`,
  [theme.breakpoints.up('lg')]: {
    marginBlockStart: `calc(${tread} * ${rise})`,
    '&:not(:first-of-type)': { paddingInlineStart: theme.spacing(5) },
    // The riser between this tread and the one before.
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -2,
      insetInlineStart: 0,
      width: 2,
      height: `calc(${rise} + 2px)`,
      backgroundColor: theme.tokens.color.lime,
    },
  },
}));

export const Figure = styled('dd')(({ theme: { tokens } }) => ({
  ...tokens.type.display,
  color: tokens.color.ink,
  fontVariantNumeric: 'tabular-nums',
}));

export const Label = styled('dt')(({ theme: { tokens } }) => ({
  ...tokens.type.body,
  color: tokens.color.body,
}));
