import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Logo } from '../pictures/logo';
import { SchemeSwitch, type Scheme } from './scheme-switch';

const Bar = styled('header')(({ theme: { tokens, spacing } }) => ({
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(3, 6),
    maxWidth: '112rem',
    marginInline: 'auto',
    padding: `${spacing(3)} ${tokens.space.gutter}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, textDecoration: 'none' },
}));

type GalleryHeaderProps = { scheme: Scheme; onScheme: (scheme: Scheme) => void };

export const GalleryHeader = (props: GalleryHeaderProps) => (
  <Bar>
    <div>
      <Link to="/">
        <Logo name="Gallery" />
      </Link>
      <SchemeSwitch {...props} />
    </div>
  </Bar>
);
