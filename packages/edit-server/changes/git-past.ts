import { siteFolders } from '../../config-values/site-parts';
import type { EarlierState, EarlierStates } from '../../edit-protocol/changes-protocol';
import { isTrouble, type Past, type Trouble } from '../../site-changes';
import { type Repository, repositoryOf, sitePaths } from './git';
import { git, partsOf } from './run-git';
import { committedFile, readSnapshots } from './snapshots';

const comparedWith = ({ commit, branch }: Repository): Past['comparedWith'] => ({
  is: 'commit',
  commit,
  ...(branch !== undefined && { branch }),
  words: `Compared with the last commit${branch === undefined ? '' : ` on ${branch}`}.`,
});

/** The site in a folder that git keeps, at its last commit or an earlier one. */
export const gitPast = async (site: string, commit?: string): Promise<Past | Trouble> => {
  const found = await repositoryOf(site);
  if (isTrouble(found)) return found;
  const repository = { ...found, ...(commit !== undefined && { commit }) };
  return {
    comparedWith: comparedWith(repository),
    snapshots: await readSnapshots(repository),
    before: (file) => committedFile(repository, file),
  };
};

/** Who looks for an older one knows git. */
const most = 200;

const stateIn = (line: string): EarlierState[] => {
  const [commit, when, writer, ...words] = line.trim().split('\n');
  if (!commit || !when || writer === undefined) return [];
  return [{ commit, when, writer, words: words.join(' ') }];
};

/** The commits that have changed the site, the newest first. */
const statesIn = async (repository: Repository): Promise<EarlierState[]> => {
  // A signature is not looked at: that would run another program (git-log(1), `log.showSignature`).
  const asks = ['log', '-z', '--no-show-signature', `--max-count=${most}`];
  const format = '--format=%H%n%aI%n%an%n%s';
  const paths = sitePaths(repository, siteFolders);
  const listed = await git(repository, [...asks, format, repository.commit, '--', ...paths]);
  return partsOf(listed).flatMap(stateIn);
};

/** The states that git keeps of a site, the newest first; none, with the reason, where git is of no use. */
export const gitStates = async (site: string): Promise<EarlierStates> => {
  const repository = await repositoryOf(site);
  if (isTrouble(repository)) return { states: [], words: repository.words };
  return { states: await statesIn(repository) };
};
