import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { laterPart } from '../later-part';
import { usePagePath } from '../page/page-address';
import { goToAddress } from './go-to';
import type { PagesView } from './list-entry';
import { pageAt, pagesOf } from './site-pages';

const View = laterPart(async () => (await import('./pages-view')).PagesView);

/** The page that is shown, and a way to each of the others. */
export const PageSelect = () => {
  const session = useSession();
  const files = useSessionState(({ state }) => state.files);
  const path = usePagePath();
  const pages = pagesOf(files).filter(({ path }) => path !== undefined);
  const here = pageAt(files, path);
  return (
    <Select
      size="small"
      value={pages.some(({ page }) => page === here) ? here : ''}
      displayEmpty
      renderValue={(name) => pages.find(({ page }) => page === name)?.title ?? path}
      inputProps={{ 'aria-label': 'Page' }}
      onChange={({ target }) => {
        const address = pages.find(({ page }) => page === target.value)?.path;
        if (address !== undefined) goToAddress(session, address);
      }}
      sx={(theme) => ({
        width: '9rem',
        // Where there is little room, it has what the others leave.
        [theme.breakpoints.down('sm')]: { '&&': { flex: '1 1 3rem' }, minWidth: 0 },
      })}
    >
      {pages.map(({ page, title }) => (
        <MenuItem key={page} value={page}>
          {title}
        </MenuItem>
      ))}
    </Select>
  );
};

export const Pages = () => {
  const [view, setView] = useState<PagesView>();
  const close = () => setView(undefined);
  return (
    <>
      <Button onClick={() => setView({ is: 'list' })}>Pages</Button>
      <Dialog
        open={view !== undefined}
        onClose={close}
        fullWidth
        maxWidth="md"
        aria-labelledby="edit-pages"
        data-edit-own
      >
        {view && <View view={view} show={setView} close={close} />}
      </Dialog>
    </>
  );
};
