import { WaysContext } from '../dialog-ways';
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

const Shown = ({ view, show, close }: Props) => {
  if (view.is === 'add') return <AddPage />;
  if (view.is === 'add-form') return <AddForm />;
  if (view.is === 'add-collection') return <AddCollection />;
  if (view.is === 'add-entry') return <AddEntryWithPicture collection={view.collection} />;
  if (view.is === 'add-language') return <AddLanguage />;
  if (view.is === 'rename') return <RenamePage page={view.page} />;
  if (view.is === 'languages') return <LanguagesOfPage page={view.page} />;
  if (view.is === 'delete') return <DeletePage page={view.page} />;
  if (view.is === 'rename-form') return <RenameForm form={view.form} />;
  if (view.is === 'delete-form') return <DeleteForm form={view.form} />;
  return <PageList show={show} close={close} />;
};

/** What the dialog of pages shows: their list, or what adds, renames or deletes one. */
export const PagesView = (props: Props) => (
  <WaysContext value={{ back: () => props.show({ is: 'list' }), leave: props.close }}>
    <Shown {...props} />
  </WaysContext>
);
