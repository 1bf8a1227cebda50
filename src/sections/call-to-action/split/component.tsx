import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Photograph } from '../../../pictures/photograph';
import { Scene } from '../../../pictures/picture';
import { ActionLink } from '../../../ui/action-link';
import { MarkedText } from '../../../ui/marked-text';
import { SectionFrame } from '../../../ui/section';
import { Title } from '../../../ui/title';
import type { SectionProps } from '../../section-props';

export const quiet = true;

const Filling = styled(Photograph)(({ theme: { breakpoints } }) => ({
  width: '100%',
  height: '100%',
  minHeight: '16rem',
  objectFit: 'cover',
  [breakpoints.up('md')]: { minHeight: '30rem' },
}));

/** The invitation beside a picture that reaches to the edge of the window, and from the top of its band to the bottom. */
export default function SplitCallToAction({ section, number }: SectionProps<'call-to-action'>) {
  const titleId = useId();
  const { title, text, action, picture, ...frame } = section;
  return (
    <SectionFrame {...frame} titleId={titleId} number={number}>
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'center',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          marginInlineStart: { md: 'calc(50% - 50vw)' },
        }}
      >
        <Box
          sx={({ space }) => ({
            alignSelf: 'stretch',
            // The window's width has that of a scroll bar in it.
            marginInline: { xs: `calc(-1 * ${space.gutter})`, md: 0 },
            // Below a label it begins with the words.
            marginBlockStart: frame.label ? 0 : `calc(-1 * ${space.section})`,
            marginBlockEnd: { md: `calc(-1 * ${space.section})` },
            '& picture': { height: '100%' },
          })}
        >
          {picture &&
            ('scene' in picture ? (
              <Scene parts={picture.scene} />
            ) : (
              <Filling photo={picture} sizes="(min-width: 768px) 50vw, 100vw" />
            ))}
        </Box>
        <Stack data-as="words" sx={{ gap: 5, alignItems: 'start' }}>
          <Title variant="h2" id={titleId} words={title} />
          <Typography variant="lead" sx={{ maxWidth: '40ch' }}>
            <MarkedText text={text} />
          </Typography>
          <ActionLink action={action} variant="contained" />
        </Stack>
      </Box>
    </SectionFrame>
  );
}
