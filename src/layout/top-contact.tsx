import IconButton from '@mui/material/IconButton';
import { icons } from '../pictures/icons';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';

/** On small screens one way to reach the agency, beside the menu's button; if config wants one. */
export const TopContact = () => {
  const { contact } = useSite().site;
  if (!contact.top) return null;
  const { label, to } = contact[contact.top];
  const Icon = icons[contact.top];
  return (
    <IconButton
      component={SiteLink}
      to={to}
      size="large"
      aria-label={label}
      sx={{ display: { lg: 'none' }, marginInlineStart: 'auto', color: 'text.primary' }}
    >
      <Icon />
    </IconButton>
  );
};
