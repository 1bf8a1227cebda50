import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Arrow } from '../../../pictures/arrow';
import { ActionLink } from '../../../ui/action-link';
import { MarkedText } from '../../../ui/marked-text';
import type { SectionProps } from '../../section-props';

export const quiet = true;

/** The invitation as one quiet line between rules. */
export default function CallToActionLine({ section }: SectionProps<'call-to-action'>) {
  const titleId = useId();
  const { title, text, action, tone, anchor } = section;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={anchor}
      data-tone={tone}
      sx={{
        bgcolor: tone === 'tint' ? 'background.tint' : 'background.default',
        color: 'text.secondary',
        py: ({ space }) => space.section,
      }}
    >
      <Container>
        <Box
          data-as="words"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 6,
            rowGap: 3,
            py: 5,
            borderTop: 1,
            borderBottom: 1,
            borderColor: 'control',
          }}
        >
          <Typography variant="h3" component="h2" id={titleId}>
            {title}
          </Typography>
          <Box sx={{ flex: '1 1 18rem' }}>
            <Typography sx={{ maxWidth: ({ space }) => space.measure }}>
              <MarkedText text={text} />
            </Typography>
          </Box>
          <ActionLink action={action} variant="text" endIcon={<Arrow />} />
        </Box>
      </Container>
    </Box>
  );
}
