import { ContactWays } from '../../ui/contact-ways';
import { useSite } from '../../ui/site-context';
import { Side } from './side';

/** How else the agency is reached, beside a form. */
export const ContactDetails = () => (
  <Side title={useSite().site.header.contactLabel}>
    <ContactWays />
  </Side>
);
