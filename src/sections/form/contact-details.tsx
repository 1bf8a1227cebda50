import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { icons } from '../../pictures/icons';
import { LedgerEntry, LedgerList } from '../../ui/ledger-list';
import { useSite } from '../../ui/site-context';
import { SiteLink } from '../../ui/site-link';
import { Side } from './side';

/** How else the agency is reached, from config/site.ts. */
export const ContactDetails = () => {
  const { contact, header } = useSite().site;
  const { phone: Phone, email: Email, place: Place } = icons;
  return (
    <Side title={header.contactLabel}>
      <LedgerList>
        <LedgerEntry icon={<Phone fontSize="small" />}>
          <Link component={SiteLink} to={contact.phone.to} color="inherit">
            {contact.phone.label}
          </Link>
        </LedgerEntry>
        <LedgerEntry icon={<Email fontSize="small" />}>
          <Link component={SiteLink} to={contact.email.to} color="inherit">
            {contact.email.label}
          </Link>
        </LedgerEntry>
        <LedgerEntry icon={<Place fontSize="small" />}>
          <Typography component="address" sx={{ fontStyle: 'normal' }}>
            {contact.place.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Typography>
        </LedgerEntry>
      </LedgerList>
    </Side>
  );
};
