import type { FileChanges, LoadedSite, Rebase } from '../../../packages/edit-worker';
import type { Snapshot } from '../../../packages/git-host';
import { hostHistory, hostRoutes, rebased } from '../../../packages/site-changes';
import { writeRules } from '../../check/rules-files';
import { openLocalContents } from '../files/local-contents';
import {
  accountOf,
  hostOfSite,
  type Means,
  nameOfSite,
  type SiteAtHost,
} from '../files/site-at-host';
import type { OpenedAtHost } from '../page/open-at-host';
import type { HostedEditor } from './create-hosted-editor';

/** What the editor in a worker does with a site whose files are on a branch at a git host, once the page has opened it. */
export const siteAtHost = (
  at: SiteAtHost,
  opened: Promise<OpenedAtHost>,
  means: Means = {},
): Pick<HostedEditor, 'name' | 'load' | 'rebase' | 'routes'> => {
  const name = nameOfSite(at);
  let token: string | undefined;
  const host = hostOfSite(at, async () => token ?? (await opened).token, means);
  const kept = openLocalContents(name);
  let known: OpenedAtHost['contents'] = new Map();
  let last: Snapshot | undefined;
  /** Files at hand are those of the next commit already: others have been joined, or it was made of them. */
  let isMoving = false;

  /** The files of a commit: of the host, what this browser does not have. `own`: some of them that are at hand. */
  const filesOf = async (snapshot: Snapshot, own?: FileChanges): Promise<LoadedSite> => {
    const there = known;
    const loaded = await Promise.all(
      [...snapshot.files].map(async ([file, id]) => {
        const bytes = own?.get(file) ?? there.get(id) ?? (await host.read(id));
        return { file, id, bytes };
      }),
    );
    known = new Map(loaded.map(({ id, bytes }) => [id, bytes]));
    void kept.keep(known, snapshot).catch(() => undefined);
    last = snapshot;
    const files = new Map(loaded.map(({ file, bytes }) => [file, bytes]));
    return { commit: snapshot.commit, files };
  };

  const signIn = async (next: string) => {
    const account = await accountOf(at, next, means);
    token = next;
    return account;
  };
  const rebase: Rebase = ({ files }, { files: onto }) =>
    Promise.resolve(
      isMoving
        ? new Map([...files].map(([file, { after }]) => [file, after]))
        : rebased(files, onto),
    );

  return {
    name,
    load: async () => {
      const { snapshot, contents } = await opened;
      host.know(snapshot, contents);
      known = contents;
      return filesOf(snapshot);
    },
    rebase,
    routes: ({ site, store, moveTo, keep: keepNotes }) => {
      const load = async (base: Snapshot, own: FileChanges) => {
        const next = await filesOf(base, own);
        return async () => {
          isMoving = true;
          try {
            await moveTo(next);
          } finally {
            isMoving = false;
          }
        };
      };
      if (!last) throw new Error('No site is loaded.');
      const ofSite = { site, base: last, host, branch: at.branch, store, writeRules };
      const history = hostHistory({ ...ofSite, load, keepNotes });
      const now = () => new Date();
      return hostRoutes({ site, store, history, signIn, now });
    },
  };
};
