import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Picture } from '../../pictures/picture';
import type { PictureDefinition } from '../../schema/picture';
import { ActionLink } from '../../ui/action-link';
import { Columns } from '../../ui/columns';
import { Points } from '../../ui/points';
import { Prose } from '../../ui/prose';
import { SectionFrame } from '../../ui/section';
import { Title } from '../../ui/title';
import type { SectionDefinition } from '../registry';
import type { SectionProps } from '../section-props';

/** A sheet in full width: the title at its foot, the picture beside it. */
const Sheet = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 8),
  padding: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    padding: theme.spacing(8),
  },
  '& > :last-child': { maxWidth: '28rem', justifySelf: 'center' },
}));

type WideProps = {
  title: ReactNode;
  picture: PictureDefinition;
  prose: ReactNode;
  points: ReactNode;
  link: ReactNode;
};

/** A photograph as wide as the section, below the title, and no higher than the window; a drawing stands on a sheet with it. */
const Wide = ({ title, picture, prose, points, link }: WideProps) => (
  <>
    {'scene' in picture ? (
      <Sheet data-columns="">
        {title}
        <Picture picture={picture} />
      </Sheet>
    ) : (
      <>
        {title}
        <Box
          data-as="bleed"
          sx={{ mt: 7, '& img': { display: 'block', maxHeight: '85svh', objectFit: 'cover' } }}
        >
          <Picture picture={picture} sizes="100vw" />
        </Box>
      </>
    )}
    {/* The first text, large, beside the others; below them the points in columns. */}
    <Stack
      sx={{
        gap: 7,
        mt: 7,
        '& > a': { alignSelf: 'start' },
        '& > :not(a)': { display: 'grid', columnGap: 8, maxWidth: 'none' },
        '& > div': {
          gridTemplateColumns: { lg: '1fr 1fr' },
          '& > :first-of-type': {
            typography: 'lead',
            color: 'text.primary',
            gridRow: 'span 3',
          },
        },
        '& > ul': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem,100%), 1fr))',
          '& > li': { border: 0 },
        },
      }}
    >
      {prose}
      {points}
      {link}
    </Stack>
  </>
);

/** What tools/resolve fills in: nothing else on the page is asked more strongly. */
type FilledFeature = SectionDefinition<'feature'> & { isMain?: boolean };

export default function Feature({ section, number }: SectionProps<'feature'>) {
  const titleId = useId();
  const { label, tone, anchor, layout, picture, action, isMain }: FilledFeature = section;
  const title = <Title variant="h2" id={titleId} words={section.title} />;
  const prose = <Prose paragraphs={section.paragraphs} />;
  const points = section.points && <Points points={section.points} />;
  const link = action && <ActionLink action={action} variant={isMain ? 'contained' : 'outlined'} />;
  return (
    <SectionFrame titleId={titleId} label={label} number={number} tone={tone} anchor={anchor}>
      {layout === 'wide' ? (
        <Wide title={title} picture={picture} prose={prose} points={points} link={link} />
      ) : (
        <Columns
          turned={layout === 'picture-left'}
          // On small screens what is shown comes before what is told of it.
          sx={({ breakpoints }) => ({
            alignItems: 'center',
            [breakpoints.down('lg')]: { '& > :last-child': { order: -1 } },
          })}
        >
          <Stack sx={{ gap: 6, alignItems: 'start', '& > ul': { width: '100%' } }}>
            {title}
            {prose}
            {points}
            {link}
          </Stack>
          <Picture picture={picture} />
        </Columns>
      )}
    </SectionFrame>
  );
}
