import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useSession, useSessionState } from '../editor-context';
import { usePagePath } from '../page/page-address';
import { AddCollection } from './add-collection';
import { AddEntryWithPicture } from './add-entry-with-picture';
import { AddForm } from './add-form';
import { AddLanguage } from './add-language';
import { AddPage } from './add-page';
import { DeleteForm, DeletePage } from './delete';
import { goToAddress } from './go-to';
import { LanguagesOfPage } from './languages-of-page';
import type { PagesView } from './list-entry';
import { PageList } from './page-list';
import { RenameForm, RenamePage } from './rename';
import { pageAt, pagesOf } from './site-pages';

const View = ({ view, show, close }: { view: PagesView } & ViewWays) => {
  const ways = { back: () => show({ is: 'list' }), leave: close };
  if (view.is === 'add') return <AddPage {...ways} />;
  if (view.is === 'add-form') return <AddForm {...ways} />;
  if (view.is === 'add-collection') return <AddCollection {...ways} />;
  if (view.is === 'add-entry') {
    return <AddEntryWithPicture collection={view.collection} {...ways} />;
  }
  if (view.is === 'add-language') return <AddLanguage {...ways} />;
  if (view.is === 'rename') return <RenamePage page={view.page} {...ways} />;
  if (view.is === 'languages') return <LanguagesOfPage page={view.page} {...ways} />;
  if (view.is === 'delete') return <DeletePage page={view.page} {...ways} />;
  if (view.is === 'rename-form') return <RenameForm form={view.form} {...ways} />;
  if (view.is === 'delete-form') return <DeleteForm form={view.form} {...ways} />;
  return <PageList show={show} close={close} />;
};

type ViewWays = { show: (view: PagesView) => void; close: () => void };

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
