import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture';
import type { PictureDefinition } from '../../schema/picture';
import { Columns } from '../../ui/columns';

/** The sheet's rules fade towards the title, and take the place of the scene's own. */
const ruled = (theme: Theme) => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // Tiles, since WebKit smears what a gradient itself repeats.
    backgroundImage: `linear-gradient(transparent 2rem, ${theme.vars.palette.divider} 2rem)`,
    backgroundSize: '100% calc(2rem + 1px)',
    WebkitMaskImage: 'linear-gradient(to bottom, transparent 30%, black 60%)',
    maskImage: 'linear-gradient(to bottom, transparent 30%, black 60%)',
    [theme.breakpoints.up('md')]: {
      WebkitMaskImage: 'linear-gradient(to right, transparent 30%, black 60%)',
      maskImage: 'linear-gradient(to right, transparent 30%, black 60%)',
    },
  },
});

/** A sheet of ledger paper over the full width: the title at its foot, the picture on its rules. */
const Sheet = styled(Paper)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(6, 8),
  padding: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    padding: theme.spacing(8),
  },
  ...(theme.motif && ruled(theme)),
  '& .ledger': { display: 'none' },
  '& > *': { position: 'relative' },
  '& > :last-child': { maxWidth: '28rem', justifySelf: 'center' },
}));

type WideProps = {
  title: ReactNode;
  picture: PictureDefinition;
  prose: ReactNode;
  points: ReactNode;
  link: ReactNode;
};

export const Wide = ({ title, picture, prose, points, link }: WideProps) => (
  <>
    <Sheet>
      {title}
      <Picture picture={picture} />
    </Sheet>
    <Columns
      sx={{
        rowGap: 6,
        mt: 7,
        px: { lg: 8 },
        justifyItems: 'start',
        '& > ul': { width: '100%' },
      }}
    >
      {prose}
      {points}
      {link}
    </Columns>
  </>
);
