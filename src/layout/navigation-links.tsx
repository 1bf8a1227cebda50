import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../loading/load-chunk';
import type { MenuEntry, SubmenuDefinition } from '../schema/layout';
import { useSite } from '../ui/site-context';
import { NavigationLink } from './navigation-link';

const isSubmenu = (entry: MenuEntry): entry is SubmenuDefinition => 'links' in entry;

// Sites whose menu has none do not load it.
const Submenu = lazy(() => loadChunk(() => import('./submenu')));

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
    {useSite().site.header.links.map((entry) => (
      <ListItem key={entry.label} sx={{ width: { lg: 'auto' } }}>
        {isSubmenu(entry) ? (
          <Suspense>
            <Submenu {...{ entry, currentPath, onFollow }} />
          </Suspense>
        ) : (
          <NavigationLink {...{ link: entry, currentPath, onFollow }} />
        )}
      </ListItem>
    ))}
  </List>
);
