import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { laterPart } from '../later-part';
import { usePagePath } from '../page/page-address';
import { goToAddress } from './go-to';
import { nameOfView, viewNamed } from './kept-view';
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

/** What the dialog shows: at first that in which something was typed when the page was lost. */
const useView = () => {
  const session = useSession();
  const { dialogs } = session;
  const left = () => {
    const { files } = session.get().state;
    return dialogs.left().flatMap((name) => viewNamed(name, files) ?? [])[0];
  };
  const [view, setView] = useState(left);
  useEffect(() => {
    void dialogs.takeOfClosed().then(() => setView((shown) => shown ?? left()));
    // Once, for what was there at first.
  }, []);
  const show = (next: PagesView | undefined) => {
    // It is done, or taken back.
    if (view) dialogs.drop(nameOfView(view));
    setView(next);
  };
  return { view, show };
};

export const Pages = () => {
  const { view, show } = useView();
  const close = () => show(undefined);
  return (
    <>
      <Button onClick={() => show({ is: 'list' })}>Pages</Button>
      <Dialog open={view !== undefined} onClose={close} fullWidth maxWidth="md">
        {view && <View view={view} show={show} close={close} />}
      </Dialog>
    </>
  );
};
