import styled from '@emotion/styled';
import { icons } from '../../pictures/icons';
import { useSite } from '../site-context';
import { SiteLink } from '../site-link';
import { SideTitle } from './side-title';

const Way = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4),
  borderBlockEnd: `1px solid ${theme.tokens.color.hairline}`,
  '& svg': { color: theme.tokens.color.accent },
  '& a': { color: theme.tokens.color.ink, textUnderlineOffset: '0.25em' },
  '& address': { fontStyle: 'normal' },
}));

/** How else the agency is reached, from config/site.ts. */
export const ContactDetails = () => {
  const { contact, header } = useSite().site;
  const { phone: Phone, email: Email, place: Place } = icons;
  return (
    <div>
      <SideTitle>{header.contactLabel}</SideTitle>
      <ul>
        <Way>
          <Phone />
          <SiteLink to={contact.phone.to}>{contact.phone.label}</SiteLink>
        </Way>
        <Way>
          <Email />
          <SiteLink to={contact.email.to}>{contact.email.label}</SiteLink>
        </Way>
        <Way>
          <Place />
          <address>
            {contact.place.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </Way>
      </ul>
    </div>
  );
};
