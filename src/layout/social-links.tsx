import styled from '@emotion/styled';
import { icons } from '../pictures/icons';
import { useSite } from '../sections/site-context';
import { SiteLink } from '../sections/site-link';
import { VisuallyHidden } from '../theme/visually-hidden';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // The icons, not the room around them, stand in line with the text above or below.
  marginInline: '-0.75rem',
}));

const IconLink = styled(SiteLink)(({ theme: { tokens } }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: tokens.radius.control,
  color: tokens.color.body,
  '&:hover': { color: tokens.color.accent },
  '& svg': { fontSize: '1.25rem' },
}));

/** The agency elsewhere, by icon. */
export const SocialLinks = () => (
  <List>
    {useSite().site.social.map(({ icon, label, to }) => {
      const Icon = icons[icon];
      return (
        <li key={to}>
          <IconLink to={to}>
            <Icon />
            <VisuallyHidden>{label}</VisuallyHidden>
          </IconLink>
        </li>
      );
    })}
  </List>
);
