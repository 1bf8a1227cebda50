import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PictureDefinition } from '../../contract/picture';
import { Picture } from '../../pictures/picture';

/** A sheet of ledger paper over the full width: the title at its foot, the picture on its rules. */
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(6, 8),
  padding: theme.spacing(6),
  border: `1px solid ${theme.tokens.color.hairline}`,
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.color.surface,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    padding: theme.spacing(8),
  },
  // The sheet's rules fade towards the title, and take the place of the scene's own.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // Tiles, since WebKit smears what a gradient itself repeats.
    backgroundImage: `linear-gradient(transparent 2rem, ${theme.tokens.color.hairline} 2rem)`,
    backgroundSize: '100% calc(2rem + 1px)',
    WebkitMaskImage: 'linear-gradient(to bottom, transparent 30%, black 60%)',
    maskImage: 'linear-gradient(to bottom, transparent 30%, black 60%)',
    [theme.breakpoints.up('md')]: {
      WebkitMaskImage: 'linear-gradient(to right, transparent 30%, black 60%)',
      maskImage: 'linear-gradient(to right, transparent 30%, black 60%)',
    },
  },
  '& .ledger': { display: 'none' },
  '& > *': { position: 'relative' },
  '& > :last-child': { maxWidth: '28rem', justifySelf: 'center' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 8),
  marginTop: theme.spacing(7),
  justifyItems: 'start',
  '& > ul': { width: '100%' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '7fr 5fr', paddingInline: theme.spacing(8) },
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
    <Columns>
      {prose}
      {points}
      {link}
    </Columns>
  </>
);
