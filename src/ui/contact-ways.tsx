import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { icons } from '../pictures/icons';
import type { PlainIcon } from '../schema/icons';
import type { SiteDefinition } from '../schema/site';
import { isolated } from '../theme/isolated';
import { LedgerEntry, LedgerList } from './ledger-list';
import { useSite } from './site-context';
import { SiteLink } from './site-link';

type Way = { name?: string | undefined; label: string; to: string };

const iconOf = (to: string): PlainIcon => {
  if (to.startsWith('tel:')) return 'phone';
  return to.startsWith('mailto:') ? 'email' : 'chat';
};

const WayEntry = ({ way: { name, label, to } }: { way: Way }) => {
  const Icon = icons[iconOf(to)];
  const link = (
    // Below its name it is as high as a touch target (WCAG 2.5.8).
    <Link
      component={SiteLink}
      to={to}
      color="inherit"
      sx={name === undefined ? {} : { display: 'inline-block', py: 1 }}
    >
      {label}
    </Link>
  );
  return (
    <LedgerEntry icon={<Icon fontSize="small" />}>
      {name === undefined ? (
        link
      ) : (
        <div>
          <Typography color="textSecondary">{name}</Typography>
          {link}
        </div>
      )}
    </LedgerEntry>
  );
};

/** The postal address: as on an envelope, or else in its parts. */
const addressOf = ({ contact, business }: SiteDefinition): string[] => {
  if (contact.place) return contact.place.lines;
  if (!business) return [];
  const { street, postalCode, town, region } = business.address;
  return [street, [postalCode, town].filter(Boolean).join(' '), region ?? ''].filter(Boolean);
};

export const ContactWays = () => {
  const { site } = useSite();
  const { phone, email, more = [] } = site.contact;
  const address = addressOf(site);
  const { place: Place } = icons;
  return (
    <LedgerList>
      {[phone, email, ...more].map((way) => (
        <WayEntry key={way.to + way.label} way={way} />
      ))}
      {address.length > 0 && (
        <LedgerEntry icon={<Place fontSize="small" />}>
          <Typography component="address" sx={{ fontStyle: 'normal' }}>
            {address.map((line) => (
              <div key={line}>{isolated(line)}</div>
            ))}
          </Typography>
        </LedgerEntry>
      )}
    </LedgerList>
  );
};
