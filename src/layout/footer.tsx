import styled from '@emotion/styled';
import { Logo } from '../pictures/logo';
import { Container } from '../sections/section';
import { useSite } from '../sections/site-context';
import { Copyright } from './copyright';
import { FloatingLinks } from './floating-links';
import { FooterColumn } from './footer-column';
import { Newsletter } from './newsletter';
import { SocialLinks } from './social-links';

// The double rule is how a ledger is closed.
const Ground = styled('footer')(({ theme: { tokens } }) => ({
  position: 'relative',
  backgroundColor: tokens.color.paper,
  borderBlockStart: `3px double ${tokens.color.ink}`,
}));

const Rows = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  paddingBlock: `${theme.spacing(8)} 0`,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7, 5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) repeat(auto-fit, minmax(0, 2fr))',
  },
}));

const Brand = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  justifyItems: 'start',
  gridColumn: '1 / -1',
  [theme.breakpoints.up('lg')]: { gridColumn: 'auto', paddingInlineEnd: theme.spacing(7) },
}));

const Blurb = styled('p')({ maxWidth: '44ch', textWrap: 'pretty' });

/** Brand, columns of links, newsletter and copyright (specification, section 2, "Footer"). */
export const Footer = () => {
  const { name, footer } = useSite().site;
  return (
    <Ground>
      <Rows>
        <Newsletter />
        <Columns>
          <Brand>
            <Logo name={name} />
            <Blurb>{footer.blurb}</Blurb>
            <SocialLinks />
          </Brand>
          {footer.columns.map((column) => (
            <FooterColumn key={column.title} column={column} />
          ))}
        </Columns>
        <Copyright />
      </Rows>
      <FloatingLinks />
    </Ground>
  );
};
