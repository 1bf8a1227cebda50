import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Photograph } from '../../pictures/photograph';
import { SiteLink } from '../../ui/site-link';
import type { SectionDefinition } from '../registry';

type LogoDefinition = SectionDefinition<'logos'>['logos'][number];

const Mark = styled(Photograph)({
  width: '12rem',
  maxWidth: '100%',
  height: '4rem',
  objectFit: 'contain',
});

type LogoProps = { logo: LogoDefinition; ground: (mark: ReactNode) => ReactNode };

/** A logo on the ground that its row gives it; a link where it leads somewhere. */
export const Logo = ({ logo: { name, to, newTab, ...file }, ground }: LogoProps) => {
  const mark = ground(<Mark className="as-is" photo={{ ...file, alt: name }} sizes="12rem" />);
  if (!to) return mark;
  return (
    <Link component={SiteLink} to={to} newTab={newTab} sx={{ display: 'block' }}>
      {mark}
    </Link>
  );
};
