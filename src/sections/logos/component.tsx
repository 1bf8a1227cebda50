import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Photograph } from '../../pictures/photograph';
import { filledPlace, filledRows } from '../../ui/filled-rows';
import { Section } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import type { SectionProps } from '../section-props';

const Mark = styled(Photograph)({
  width: '12rem',
  maxWidth: '100%',
  height: '4rem',
  objectFit: 'contain',
});

/** Logos are designed for paper: their background is white in the dark scheme too. */
const Ground = styled(Paper)(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: spacing(4),
  backgroundColor: palette.common.white,
}));

type LogoProps = { logo: SectionProps<'logos'>['section']['logos'][number] };

const Logo = ({ logo: { name, to, newTab, ...file } }: LogoProps) => {
  const mark = (
    <Ground>
      <Mark photo={{ ...file, alt: name }} sizes="12rem" />
    </Ground>
  );
  if (!to) return mark;
  return (
    <Link component={SiteLink} to={to} newTab={newTab} sx={{ display: 'block' }}>
      {mark}
    </Link>
  );
};

const most = { xs: 2, md: 3, lg: 4 } as const;

export default function Logos({ section, number }: SectionProps<'logos'>) {
  const { logos, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Box component="ul" sx={{ ...filledRows(most), gap: 5 }}>
        {logos.map((logo, index) => (
          <Box
            component="li"
            key={logo.name}
            sx={filledPlace({ index, count: logos.length }, most)}
          >
            <Logo logo={logo} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
