import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { EditState } from '../../edit-protocol/protocol';
import type { SiteCollection, SiteForm, SitePage } from './site-pages';

/** What the dialog shows: the list, or what is done with one page or form. */
export type PagesView =
  | { is: 'list' }
  | { is: 'add' | 'add-form' | 'add-collection' | 'add-language' }
  | { is: 'add-entry'; collection: SiteCollection }
  | { is: 'rename' | 'languages' | 'delete'; page: SitePage }
  | { is: 'rename-form' | 'delete-form'; form: SiteForm };

export type ListProps = {
  files: EditState['files'];
  show: (view: PagesView) => void;
  close: () => void;
};

type Deed = { words: string; act: () => void; isOff?: boolean };

/** One line of the list, with what can be done. */
export const ListEntry = ({
  name,
  about,
  deeds,
}: {
  name: string;
  about: string;
  deeds: Deed[];
}) => (
  <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
    <ListItemText primary={name} secondary={about} sx={{ flex: '1 1 14rem' }} />
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      {deeds.map(({ words, act, isOff = false }) => (
        <Button key={words} disabled={isOff} aria-label={`${words}: ${name}`} onClick={act}>
          {words}
        </Button>
      ))}
    </Stack>
  </ListItem>
);
