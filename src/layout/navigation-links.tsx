import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';

const same = (path: string, target: string) => path.toLowerCase() === target.toLowerCase();

type NavigationLinksProps = { currentPath: string; onFollow: () => void };

/** The links to all pages, one below the other or in a row; the page at hand is marked. */
export const NavigationLinks = ({ currentPath, onFollow }: NavigationLinksProps) => (
  <List
    sx={{
      display: { lg: 'flex' },
      // When letters are enlarged alone; at every usual size it is one row.
      flexWrap: 'wrap',
      justifyContent: 'end',
      columnGap: { xl: 2 },
      '& li + li': { borderTop: { xs: 1, lg: 0 }, borderColor: { xs: 'divider' } },
    }}
  >
    {useSite().site.header.links.map(({ label, to, newTab }) => (
      <ListItem key={label} sx={{ width: { lg: 'auto' } }}>
        <Link
          component={SiteLink}
          to={to}
          newTab={newTab}
          color="textSecondary"
          underline="hover"
          aria-current={same(to, currentPath) ? 'page' : undefined}
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
      </ListItem>
    ))}
  </List>
);
