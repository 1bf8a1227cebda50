import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formFile } from '../../../src/schema/config-files';
import type { EditState } from '../../edit-protocol/protocol';
import { useSession, useSessionState } from '../editor-context';
import { focusFirst } from '../focus-first';
import { usePagePath } from '../page/page-address';
import { goToAddress, goToPlace } from './go-to';
import {
  addressOf,
  formsOf,
  languagesInWords,
  pageAt,
  pagesOf,
  type SiteForm,
  type SitePage,
} from './site-pages';

/** What the dialog shows: the list, or what is done with one page or form. */
export type PagesView =
  | { is: 'list' }
  | { is: 'add' }
  | { is: 'rename' | 'languages' | 'delete'; page: SitePage }
  | { is: 'rename-form' | 'delete-form'; form: SiteForm };

type ListProps = { files: EditState['files']; show: (view: PagesView) => void; close: () => void };

type Deed = { words: string; act: () => void; isOff?: boolean };

/** One line of the list, with what can be done. */
const Entry = ({ name, about, deeds }: { name: string; about: string; deeds: Deed[] }) => (
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

const Pages = ({ files, show, close }: ListProps) => {
  const session = useSession();
  const language = useSessionState(({ state }) => state.language);
  const here = pageAt(files, usePagePath());
  return (
    <List role="list" aria-label="Pages of this site">
      {pagesOf(files).map((page) => {
        const isHere = page.page === here;
        const about = [
          page.path ?? 'no address of its own',
          page.isInMenu ? 'in a menu' : 'in no menu',
          (language && languagesInWords(page.page, language)) ?? [],
          isHere ? 'open now' : [],
        ].flat();
        return (
          <Entry
            key={page.page}
            name={page.title}
            about={about.join(', ')}
            deeds={[
              {
                words: 'Go to it',
                act: () => {
                  close();
                  goToAddress(session, page.path ?? '/');
                },
                isOff: isHere || page.path === undefined,
              },
              { words: 'Rename', act: () => show({ is: 'rename', page }) },
              ...(language && page.path !== undefined
                ? [{ words: 'Languages', act: () => show({ is: 'languages', page }) }]
                : []),
              { words: 'Delete', act: () => show({ is: 'delete', page }) },
            ]}
          />
        );
      })}
    </List>
  );
};

const Forms = ({ files, show, close }: ListProps) => {
  const session = useSession();
  return (
    <List role="list" aria-label="Forms of this site">
      {formsOf(files).map((form) => {
        const file = formFile(form.form);
        const address = addressOf(files, { file });
        return (
          <Entry
            key={form.form}
            name={form.title}
            about={`${form.form}, ${address === undefined ? 'on no page of its own' : `on ${address}`}`}
            deeds={[
              {
                words: 'Go to it',
                act: () => {
                  close();
                  goToPlace(session, { file, path: '' });
                },
                isOff: address === undefined,
              },
              { words: 'Rename', act: () => show({ is: 'rename-form', form }) },
              { words: 'Delete', act: () => show({ is: 'delete-form', form }) },
            ]}
          />
        );
      })}
    </List>
  );
};

/** All pages and forms, and what can be done with each. */
export const PageList = ({ show, close }: Omit<ListProps, 'files'>) => {
  const files = useSessionState(({ state }) => state.files);
  const props = { files, show, close };
  return (
    <>
      <DialogTitle ref={focusFirst} tabIndex={-1} id="edit-pages">
        Pages
      </DialogTitle>
      <DialogContent>
        <Pages {...props} />
        <Typography variant="h3" component="h3" sx={{ mt: 4, fontSize: '1.25rem' }}>
          Forms
        </Typography>
        <Forms {...props} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
        <Button variant="contained" onClick={() => show({ is: 'add' })}>
          Add a page
        </Button>
      </DialogActions>
    </>
  );
};
