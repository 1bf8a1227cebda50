import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useSession, useSessionState } from '../editor-context';
import type { Place } from '../marked-config';
import { joinPath, valueAt } from '../paths';

const titleKeys = [
  'title',
  'label',
  'name',
  'question',
  'heading',
  'value',
  'page',
  'kind',
  'check',
];

/** What an entry of a list is called for the editor: its title, or its first words. */
export const entryName = (entry: unknown, at: number): string => {
  if (typeof entry === 'string') return entry;
  const group = (entry ?? {}) as Record<string, unknown>;
  const found = titleKeys.map((key) => group[key]).find((each) => typeof each === 'string');
  return typeof found === 'string' ? found : `Entry ${at + 1}`;
};

/** The entries of the list at a place; a press opens one in the panel. */
export const EntryList = ({ file, path }: Place) => {
  const session = useSession();
  const list = useSessionState(({ state }) => valueAt(state.files[file], path));
  return (
    <List dense component="div">
      {(Array.isArray(list) ? list : []).map((entry: unknown, at) => (
        <ListItemButton key={at} onClick={() => session.select({ file, path: joinPath(path, at) })}>
          <ListItemText primary={entryName(entry, at)} />
        </ListItemButton>
      ))}
    </List>
  );
};
