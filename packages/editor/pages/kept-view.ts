import type { EditState } from '../../edit-protocol/protocol';
import type { PagesView } from './list-entry';
import { collectionsOf, formsOf, pagesOf } from './site-pages';

/** What is done with one page, form or collection, by the name under which its typed texts are kept. */

export const nameOfView = (view: PagesView): string => {
  if ('page' in view) return `${view.is} ${view.page.page}`;
  if ('form' in view) return `${view.is} ${view.form.form}`;
  return 'collection' in view ? `${view.is} ${view.collection.collection}` : view.is;
};

/** Undefined for what the site does not have by now, and for what is no view of the dialog. */
export const viewNamed = (name: string, files: EditState['files']): PagesView | undefined => {
  const [is, of] = name.split(' ');
  if (is === 'add' || is === 'add-form' || is === 'add-collection') return { is };
  const page = is === 'rename' && pagesOf(files).find((each) => each.page === of);
  if (page) return { is: 'rename', page };
  const form = is === 'rename-form' && formsOf(files).find((each) => each.form === of);
  if (form) return { is: 'rename-form', form };
  const isEntry = is === 'add-entry';
  const collection = isEntry && collectionsOf(files).find((each) => each.collection === of);
  return collection ? { is: 'add-entry', collection } : undefined;
};
