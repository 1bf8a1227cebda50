import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ThemeName, themeNames } from '../schema/theme-names';
import type { ShownAs } from './gallery-header';
import { groups, type Kind } from './kinds';
import { Specimen } from './specimen';

/** Vite opens the editor that runs on this machine; without one the terminal says so. */
const openInEditor = (file: string) =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`);

/** The files that make a kind: a press opens one in the editor. */
const FileLinks = ({ files }: { files: readonly string[] }) => (
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

type KindPageProps = { kind: Kind; shownAs: ShownAs };

/** All examples of one kind, and the files that make it. */
export const KindPage = ({ kind, shownAs }: KindPageProps) => (
  <>
    <title>{`${kind.name} | Gallery`}</title>
    <Stack
      direction={{ md: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { md: 'end' }, gap: 4, pt: 6, pb: 7 }}
    >
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mb: 2 }}>
          {kind.name}
        </Typography>
        <Typography sx={{ color: 'text.muted' }}>
          {groups.find(({ name }) => name === kind.group)?.use}
          {kind.group === 'themes' && ` This one: ${themeNames[kind.name as ThemeName]}.`}
        </Typography>
      </div>
      <FileLinks files={kind.files} />
    </Stack>
    {kind.examples.map((example, index) => (
      <Specimen key={example.id} example={example} number={index + 1} shownAs={shownAs} />
    ))}
  </>
);
