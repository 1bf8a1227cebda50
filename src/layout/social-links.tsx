import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { SiteIcon } from '../pictures/icons';
import { VisuallyHidden } from '../theme/visually-hidden';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';

/** In a low row, at its end. */
const denseStyle = {
  marginInlineStart: 'auto',
  '& a': { minWidth: '2.25rem', minHeight: '2.25rem', outlineOffset: '-2px' },
};

/** The agency on social networks, as icons. */
export const SocialLinks = ({ dense = false }: { dense?: boolean }) => {
  const { social = [] } = useSite().site;
  if (social.length === 0) return null;
  return (
    <Stack
      component="ul"
      role="list"
      direction="row"
      // The icons, not the padding around them, align with the text above or below.
      sx={[
        { flexWrap: 'wrap', gap: 1, marginInline: dense ? '-0.5rem' : '-0.75rem' },
        dense && denseStyle,
      ]}
    >
      {social.map(({ icon, label, to }) => (
        <li key={to}>
          <IconButton component={SiteLink} to={to}>
            <SiteIcon name={icon} fontSize="small" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </IconButton>
        </li>
      ))}
    </Stack>
  );
};
