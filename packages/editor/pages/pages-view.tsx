import { AddCollection } from './add-collection';
import { AddEntryWithPicture } from './add-entry-with-picture';
import { AddForm } from './add-form';
import { AddLanguage } from './add-language';
import { AddPage } from './add-page';
import { DeleteForm, DeletePage } from './delete';
import { LanguagesOfPage } from './languages-of-page';
import type { PagesView as View } from './list-entry';
import { PageList } from './page-list';
import { RenameForm, RenamePage } from './rename';

type Props = { view: View; show: (view: View) => void; close: () => void };

/** What the dialog of pages shows: their list, or what adds, renames or deletes one. */
export const PagesView = ({ view, show, close }: Props) => {
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
