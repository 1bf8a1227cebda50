import { gitHistory } from '../../packages/edit-server';
import { changesRoutes } from '../../packages/site-changes';
import { languagesRoutes } from './languages-routes';
import { siteStore } from './site-store';
import { type Editing, startEditing, type StartOptions } from './start';

type SiteOptions = Omit<StartOptions, 'store' | 'routes'> & {
  /** The day that names of branches begin with. */
  now?: () => Date;
};

/** Serves a site with the editor, its files in a store on the disk. Rejects where the port is taken. */
export const editSite = ({ now = () => new Date(), ...options }: SiteOptions): Promise<Editing> => {
  const { site } = options;
  const store = siteStore(site);
  const context = { site, store, history: gitHistory(site), now };
  const routes = [...changesRoutes(context), ...languagesRoutes(context)];
  return startEditing({ ...options, store, routes });
};
