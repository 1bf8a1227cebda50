import { applyChange, newFileText, readConfigSources } from '../../packages/config-files';
import { routeOf } from '../../packages/edit-routes';
import { changesHandlers } from '../../packages/edit-server';
import { createEditStore } from '../../packages/edit-store';
import { checkWithin } from '../check/check-project';
import { writeRules } from '../check/rules-files';
import { withTypesOf } from '../new/types-in-languages';
import { languagesRoutes } from './languages-handlers';
import { type Editing, startEditing, type StartOptions } from './start';

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
    writeRules,
    apply: applyChange,
    newFileText: (file, value) => {
      const made = newFileText(file, value);
      return 'text' in made ? { text: withTypesOf(readConfigSources(site), made.text) } : made;
    },
  });
  const context = { site, store, now };
  const routes = [...changesHandlers(context).map(routeOf), ...languagesRoutes(context)];
  return startEditing({ ...options, store, routes });
};
