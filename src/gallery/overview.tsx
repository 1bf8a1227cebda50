import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Opening = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  paddingBlock: theme.spacing(8, 7),
  '& h1': theme.tokens.type.display,
  '& p': { ...theme.tokens.type.lead, maxWidth: '44ch' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
}));

const Lists = styled('div')(({ theme }) => ({
  paddingBlockEnd: theme.spacing(9),
  '& nav': { gap: theme.tokens.space.gutter },
  [theme.breakpoints.up('md')]: {
    '& nav': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  [theme.breakpoints.up('lg')]: {
    '& nav': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));

/** The first page: what there is, in four lists. */
export const Overview = ({ children }: { children: ReactNode }) => (
  <>
    <title>Gallery</title>
    <Opening>
      <h1 tabIndex={-1}>Gallery</h1>
      <p>Everything that config can make, at three widths, with the lines that make it.</p>
    </Opening>
    <Lists>{children}</Lists>
  </>
);
