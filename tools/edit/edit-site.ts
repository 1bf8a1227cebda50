import { checkWithin } from '../check/check-project';
import { readConfigSources } from '../config-reader/config-files';
import { withTypesOf } from '../new/types-in-languages';
import { changesHandlers } from './changes/handlers';
import { pagesHandlers } from './pages/handlers';
import { routeOf } from './route-of';
import { applyChange } from './splice/apply-change';
import { newFileText } from './splice/new-file';
import { type Editing, startEditing, type StartOptions } from './start';
import { createEditStore } from './store/create-edit-store';

type SiteOptions = Omit<StartOptions, 'store' | 'routes'> & {
  /** The day that names of branches begin with. */
  now?: () => Date;
};

/** Serves a site with the editor, its files in a store on the disk. Rejects where the port is taken. */
export const editSite = ({ now = () => new Date(), ...options }: SiteOptions): Promise<Editing> => {
  const { site } = options;
  const store = createEditStore({
    site,
    check: checkWithin(site),
    apply: applyChange,
    newFileText: (file, value) => {
      const made = newFileText(file, value);
      return 'text' in made ? { text: withTypesOf(readConfigSources(site), made.text) } : made;
    },
  });
  const context = { site, store, now };
  const routes = [...changesHandlers(context), ...pagesHandlers(store)].map(routeOf);
  return startEditing({ ...options, store, routes });
};
