import Link from '@mui/material/Link';
import type { LinkDefinition } from '../schema/link';
import { isSamePath } from '../schema/normal-path';
import { SiteLink } from '../ui/site-link';

export type NavigationLinkProps = {
  link: LinkDefinition;
  currentPath: string;
  onFollow: () => void;
};

/** A link of the menu, marked if it leads to the current page. */
export const NavigationLink = (props: NavigationLinkProps) => {
  const { link, currentPath, onFollow } = props;
  const { label, to, newTab } = link;
  return (
    <Link
      component={SiteLink}
      to={to}
      newTab={newTab}
      color="textSecondary"
      underline="hover"
      aria-current={isSamePath(to, currentPath) ? 'page' : undefined}
      onClick={onFollow}
      sx={{
        flex: 1,
        px: { lg: 2 },
        py: { xs: 3, lg: 1 },
        textUnderlineOffset: '0.5em',
        whiteSpace: { lg: 'nowrap' },
      }}
    >
      {label}
    </Link>
  );
};
