import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ActionLink } from '../../../ui/action-link';
import { Columns } from '../../../ui/columns';
import { MarkedText } from '../../../ui/marked-text';
import { SectionFrame } from '../../../ui/section';
import { Title } from '../../../ui/title';
import type { SectionProps } from '../../section-props';

export const quiet = true;

/** In the colour of the highlighter, which no other ground of the site has. */
const Card = styled('div')(({ theme: { vars, shape, spacing, breakpoints } }) => {
  const { main, contrastText } = vars.palette.highlight;
  return {
    padding: spacing(7, 5),
    borderRadius: shape.device,
    backgroundColor: main,
    color: contrastText,
    // Forced colours leave no ground.
    outline: '1px solid transparent',
    '& h2, & a:not(.MuiButton-root)': { color: contrastText },
    '& .MuiButton-root': {
      backgroundColor: contrastText,
      color: main,
      '&:hover': { backgroundColor: contrastText, opacity: 0.9 },
    },
    '& :focus-visible': { outlineColor: contrastText },
    [breakpoints.up('md')]: { padding: spacing(8) },
  };
});

/** The invitation as a card on the page. */
export default function CallToActionCard({ section, number }: SectionProps<'call-to-action'>) {
  const titleId = useId();
  const { stair } = useTheme();
  const { title, text, action, picture: _, ...frame } = section;
  return (
    <SectionFrame {...frame} titleId={titleId} number={number}>
      <Card data-as="bleed">
        <Columns data-as="words" sx={{ alignItems: 'center', rowGap: 5 }}>
          <Title
            variant="h2"
            id={titleId}
            words={title}
            filling={stair ? 'clamp(2.5rem, 8vw, 6rem)' : undefined}
            sx={{ maxWidth: '14em' }}
          />
          <Stack sx={{ gap: 5, alignItems: 'start' }}>
            <Typography variant="lead" sx={{ maxWidth: '44ch' }}>
              <MarkedText text={text} />
            </Typography>
            <ActionLink action={action} variant="contained" />
          </Stack>
        </Columns>
      </Card>
    </SectionFrame>
  );
}
