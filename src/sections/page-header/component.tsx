import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Climb } from '../../pictures/climb';
import type { SectionProps } from '../section-props';
import { Breadcrumb } from './breadcrumb';

/** The section below seems to climb into the page's opening, on the side that has no words. */
const Stair = styled(Climb)(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '60%',
  height: '4.5rem',
  [theme.breakpoints.up('lg')]: { width: '36%', height: '100%' },
}));

/** The line that climbs the stair comes along the floor. */
const Floor = () => (
  <Box
    sx={{
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: { xs: '40%', lg: '64%' },
      borderBottom: '1.5px solid',
      borderColor: 'secondary.main',
    }}
  />
);

export default function PageHeader({ section }: SectionProps<'page-header'>) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      id={section.anchor}
      sx={{
        position: 'relative',
        overflow: 'clip',
        borderBottom: 1,
        borderColor: 'divider',
        pt: { xs: 7, md: 8 },
        pb: 9,
      }}
    >
      <Floor />
      <Stair />
      <Container>
        {section.breadcrumb && <Breadcrumb steps={section.breadcrumb} />}
        <Typography variant="display" id={titleId} tabIndex={-1} sx={{ mt: 7, maxWidth: '7.5em' }}>
          {section.title}
        </Typography>
        {section.lead && (
          <Typography variant="lead" sx={{ mt: 6, maxWidth: '44ch' }}>
            {section.lead}
          </Typography>
        )}
      </Container>
    </Box>
  );
}
