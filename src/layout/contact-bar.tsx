import styled from '@emotion/styled';
import { icons } from '../pictures/icons';
import { Container } from '../sections/section';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { SocialLinks } from './social-links';

/** In rem, so that it grows with the words in it. */
export const barHeight = '2.5rem';

const Bar = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.tokens.color.tint,
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Row = styled(Container)(({ theme }) => ({
  ...theme.tokens.type.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(6),
  height: barHeight,
}));

const Address = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 32,
  color: theme.tokens.color.body,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { color: theme.tokens.color.ink, textDecoration: 'underline' },
  '& svg': { fontSize: '1rem' },
}));

const End = styled('div')({
  marginInlineStart: 'auto',
  '& ul': { marginInline: '-0.5rem' },
  '& a': { width: '2.25rem', height: '2.25rem', outlineOffset: -2 },
});

/** Phone, e-mail and social links above the navbar, on large screens. */
export const ContactBar = () => {
  const { header, contact } = useSite().site;
  const { phone: Phone, email: Email } = icons;
  return (
    <Bar role="group" aria-label={header.contactLabel}>
      <Row>
        <Address to={contact.phone.to}>
          <Phone />
          {contact.phone.label}
        </Address>
        <Address to={contact.email.to}>
          <Email />
          {contact.email.label}
        </Address>
        <End>
          <SocialLinks />
        </End>
      </Row>
    </Bar>
  );
};
