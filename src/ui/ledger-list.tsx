import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { ReactNode } from 'react';

/** Entries between rules, each with a mark before it. */
export const LedgerList = ({ children }: { children: ReactNode }) => (
  <List
    role="list"
    sx={{
      maxWidth: ({ space }) => space.measure,
      borderTop: 1,
      borderColor: 'divider',
      color: 'text.primary',
    }}
  >
    {children}
  </List>
);

type LedgerEntryProps = { icon: ReactNode; children: ReactNode };

export const LedgerEntry = ({ icon, children }: LedgerEntryProps) => (
  <ListItem divider sx={{ alignItems: 'start', gap: 4, py: 3 }}>
    {/* Aligned with the middle of the first line of text. */}
    <ListItemIcon sx={{ mt: '0.15em' }}>{icon}</ListItemIcon>
    {children}
  </ListItem>
);
