import styled from '@emotion/styled';
import { Logo } from '../pictures/logo';
import { Container } from '../sections/section';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { barHeight, ContactBar } from './contact-bar';
import { Navigation } from './navigation';

const Ground = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.header,
  backgroundColor: theme.tokens.color.paper,
  borderBlockEnd: `1px solid ${theme.tokens.color.hairline}`,
  // What stands in it is in view already: the page's scroll padding must not move the page for it.
  '& a, & button': { scrollMarginBlockStart: '-10rem' },
  [theme.breakpoints.up('lg')]: {
    // The contact bar scrolls away and the navbar stays; the bar returns while focus is in it.
    insetBlockStart: `-${barHeight}`,
    '&:has([role="group"] :focus-visible)': { insetBlockStart: 0 },
  },
  // On a very low screen (400 % zoom) the page needs the room more than the navbar does.
  '@media (max-height: 24em)': { position: 'relative', insetBlockStart: 0 },
  '@media (scripting: none)': {
    [theme.breakpoints.down('lg')]: { position: 'relative' },
  },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  minHeight: '4rem',
  '@media (scripting: none)': {
    [theme.breakpoints.down('lg')]: { flexWrap: 'wrap' },
  },
  [theme.breakpoints.up('lg')]: { minHeight: '4.5rem' },
}));

const Home = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
});

/** Contact bar and navbar (specification, section 2, "Header"). */
export const Header = ({ currentPath }: { currentPath: string }) => {
  const { name } = useSite().site;
  return (
    <Ground>
      <ContactBar />
      <Row>
        <Home to="/">
          <Logo name={name} />
        </Home>
        <Navigation currentPath={currentPath} />
      </Row>
    </Ground>
  );
};
