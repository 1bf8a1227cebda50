import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Photograph } from '../../pictures/photograph';
import { Section } from '../../ui/section';
import { SiteLink } from '../../ui/site-link';
import type { SectionProps } from '../section-props';

const Mark = styled(Photograph)({ width: '12rem', height: '4rem', objectFit: 'contain' });

/** Logos are designed for paper: their background is white in the dark scheme too. */
const Ground = styled(Paper)(({ theme: { palette, spacing } }) => ({
  display: 'flex',
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
    <Link component={SiteLink} to={to} newTab={newTab}>
      {mark}
    </Link>
  );
};

export default function Logos({ section, number }: SectionProps<'logos'>) {
  const { logos, ...heading } = section;
  return (
    <Section {...heading} number={number}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 5 }}>
        {logos.map((logo) => (
          <li key={logo.name}>
            <Logo logo={logo} />
          </li>
        ))}
      </Box>
    </Section>
  );
}
