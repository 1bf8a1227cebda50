import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { DialogView } from '../dialog-view';
import { useSession, useSessionState } from '../editor-context';
import { usePagePath } from '../page/page-address';
import { goToAddress } from './go-to';
import { ListEntry, type ListProps } from './list-entry';
import { Collections, Forms, Languages } from './other-lists';
import { languagesInWords, pageAt, pagesOf } from './site-pages';

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
          <ListEntry
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

/** All pages, forms, collections and languages, and what can be done with each. */
export const PageList = ({ show, close }: Omit<ListProps, 'files'>) => {
  const files = useSessionState(({ state }) => state.files);
  const props = { files, show, close };
  return (
    <DialogView
      title="Pages"
      isOneOfSeveral
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button variant="contained" onClick={() => show({ is: 'add' })}>
            Add a page
          </Button>
        </>
      }
    >
      <Pages {...props} />
      <Forms {...props} />
      <Collections {...props} />
      <Languages {...props} />
    </DialogView>
  );
};
