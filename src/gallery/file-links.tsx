import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

/** Vite opens the editor that runs on this machine; where there is none the terminal says so. */
const openInEditor = (file: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);

/** Where a kind is made: a press opens the file in the editor. */
export const FileLinks = ({ files }: { files: readonly string[] }) => (
  <List aria-label="Files; a press opens one in your editor">
    {files.map((file) => (
      <ListItem key={file}>
        <Link
          component="button"
          type="button"
          variant="label"
          onClick={() => openInEditor(file)}
          sx={{ minHeight: 28, letterSpacing: 0, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {file}
        </Link>
      </ListItem>
    ))}
  </List>
);
