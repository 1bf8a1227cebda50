import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { Logo } from './logo';

/** Logos are designed for paper: their background is white in the dark scheme too. */
const Ground = styled(Paper)(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: spacing(4),
  backgroundColor: palette.common.white,
}));

const most = { xs: 2, md: 3, lg: 4 } as const;

export default function Logos({ section, number }: SectionProps<'logos'>) {
  const { logos, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Box component="ul" role="list" sx={{ ...filledRows(most), gap: 5 }}>
        {logos.map((logo, index) => (
          <Box
            component="li"
            key={logo.name}
            sx={filledPlace({ index, count: logos.length }, most)}
          >
            <Logo logo={logo} ground={(mark) => <Ground>{mark}</Ground>} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
