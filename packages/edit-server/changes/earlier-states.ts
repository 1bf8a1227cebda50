import { shortLine } from '../../../src/schema/short-line';
import { sortOfFile } from '../../../src/site/file-sorts';
import type {
  ChangeList,
  EarlierState,
  EarlierStates,
  GoBackAnswer,
} from '../../edit-protocol/changes-protocol';
import { isTrouble, type Repository, repositoryOf, sitePaths } from './git';
import { compareSite, type Comparison, listOfComparison } from './list-changes';
import { git, partsOf } from './run-git';
import { committedFile } from './snapshots';
import type { TakeBackContext } from './take-back';

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
  const paths = sitePaths(repository, ['config', 'public']);
  const listed = await git(repository, [...asks, format, repository.commit, '--', ...paths]);
  return partsOf(listed).flatMap(stateIn);
};

/** The states that git keeps of a site, the newest first; none, with the reason, where git is of no use. */
export const earlierStates = async (site: string): Promise<EarlierStates> => {
  const repository = await repositoryOf(site);
  if (isTrouble(repository)) return { states: [], words: repository.words };
  return { states: await statesIn(repository) };
};

const unknown = 'This state is not among those that git keeps of the site: look again.';

/** One of the site's earlier states, and the site compared with it; or why it cannot be, in words. */
const compareWith = async (
  site: string,
  commit: string,
): Promise<{ state: EarlierState; compared: Comparison } | string> => {
  const { states, words } = await earlierStates(site);
  if (words !== undefined) return words;
  const state = states.find((each) => each.commit === commit);
  if (!state) return unknown;
  const compared = await compareSite(site, commit);
  return 'why' in compared ? compared.words : { state, compared };
};

/** What has changed since an earlier state, the newest one or one before it. */
export const changesSince = async (site: string, commit: string): Promise<ChangeList | string> => {
  const found = await compareWith(site, commit);
  return typeof found === 'string' ? found : listOfComparison(found.compared);
};

/** Security rules follow the forms. What else lies in config/ is no part of what the editor changes. */
const comesBack = (file: string) => file.startsWith('public/') || sortOfFile(file) !== undefined;

/**
 * Brings back config and public files with the bytes of an earlier state, as one step: the check looks at all of it, and
 * it can be undone. No commit is made or lost.
 */
export const goBack = async (
  { site, store }: TakeBackContext,
  commit: string,
): Promise<GoBackAnswer> => {
  const lost = (message: string): GoBackAnswer => ({ is: 'lost', message, state: store.state() });
  const found = await compareWith(site, commit);
  if (typeof found === 'string') return lost(found);
  const { when, words } = found.state;
  const { repository, snapshots } = found.compared;
  const names = [...snapshots.config.keys(), ...snapshots.files.keys()].filter(comesBack);
  if (names.length === 0) return lost('The site is as it was then: nothing is different.');
  const files = new Map<string, Buffer | undefined>();
  for (const file of names) files.set(file, await committedFile(repository, file));
  const step = {
    words: `Back to how it was on ${when.slice(0, 10)}: ${shortLine(words)}`,
    changes: [],
  };
  const answer = await store.apply(step, {
    restored: { files, spell: (_file, text) => text },
  });
  return answer.is === 'valid' ? lost('Nothing was written.') : answer;
};
