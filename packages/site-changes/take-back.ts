import type { Change, Step } from '../../src/schema/values/change';
import { isWithin as isPathWithin } from '../../src/schema/values/paths';
import { applyToFiles, type Files } from '../config-values/apply-to-value';
import { walk } from '../config-values/values';
import type { SiteChange, TakeBackAnswer } from '../edit-protocol/changes-protocol';
import type { EditProblem } from '../edit-protocol/protocol';
import type { Store } from '../edit-routes';
import type { History } from './history';
import {
  changesOfValues,
  type Comparison,
  compareSite,
  type KnownChange,
  listChanges,
  listOfComparison,
  sidesOf,
} from './list-changes';
import { restoredFiles } from './restore-files';

export type TakeBackContext = {
  history: History;
  store: Store;
};

const wordsFor = (changes: readonly KnownChange[]) => {
  const [first, ...others] = changes;
  if (!first) return 'Nothing taken back';
  return others.length === 0
    ? `Taken back: ${first.change.words}`
    : `Taken back: ${changes.length} changes`;
};

/** The files of which all changes are chosen, under both names. */
const wholeFiles = (changes: readonly KnownChange[], ids: ReadonlySet<string>) => {
  const namesOf = ({ change }: KnownChange) =>
    typeof change.before === 'string' && change.kind === 'renamed'
      ? [change.file, change.before]
      : [change.file];
  const stillChanged = new Set(
    changes.filter(({ change }) => !ids.has(change.id)).flatMap((each) => namesOf(each)),
  );
  return new Set(changes.flatMap(namesOf).filter((file) => !stillChanged.has(file)));
};

/** The changes of config that take back these differences and no other, in the order in which they apply. */
export const takeBackChanges = (
  sides: { before: Files; after: Files },
  ids: readonly string[],
): Change[] => {
  const left = new Set(ids);
  const all = changesOfValues(sides);
  const whole = wholeFiles(all, left);
  const changes: Change[] = [];
  let after = sides.after;
  // Each round takes one away: what is left may be called something else by then.
  for (let round = 0; round < 2 * all.length; round += 1) {
    // Each one moves the places of the others, and of several alike the last one has a number.
    const next = changesOfValues({ before: sides.before, after }).findLast(
      ({ change }) => left.has(change.id) || whole.has(change.file),
    );
    if (next?.undoing.do !== 'change') break;
    changes.push(next.undoing.change);
    after = applyToFiles(after, next.undoing.change);
    left.delete(next.change.id);
  }
  return changes;
};

const takeBackStep = (compared: Comparison, chosen: readonly KnownChange[]): Step => ({
  words: wordsFor(chosen),
  changes: takeBackChanges(
    sidesOf(compared.past.snapshots),
    chosen.map(({ change }) => change.id),
  ),
});

const isTouched = ({ file, path }: EditProblem, { change }: KnownChange) =>
  change.file === file && (isPathWithin(path, change.path) || isPathWithin(change.path, path));

const mostTries = 30;

/** The other changes without which the check refuses to take back the chosen ones. */
const neededWith = async (
  { store }: TakeBackContext,
  compared: Comparison,
  { chosen, problems }: { chosen: readonly KnownChange[]; problems: EditProblem[] },
): Promise<SiteChange[]> => {
  const rest = compared.changes.filter(
    (each) => each.undoing.do === 'change' && !chosen.includes(each),
  );
  const changeOf = ({ change }: KnownChange) => change;
  const tryWith = async (more: KnownChange[]) =>
    store.apply(takeBackStep(compared, [...chosen, ...more]), { dry: true });

  let also: KnownChange[] = [];
  let found = problems;
  for (let round = 0; round < mostTries; round += 1) {
    const free = rest.filter((each) => !also.includes(each));
    const touched = free.filter((each) => found.some((problem) => isTouched(problem, each)));
    const near = free.filter(({ change }) => found.some(({ file }) => file === change.file));
    const more = touched.length > 0 ? touched : near;
    if (more.length === 0) break;
    also = [...also, ...more];
    const answer = await tryWith(also);
    if (answer.is === 'valid') return also.map(changeOf);
    if (answer.is !== 'refused') break;
    found = answer.problems;
  }
  for (const each of rest.slice(0, mostTries)) {
    if ((await tryWith([each])).is === 'valid') return [each.change];
  }
  return (await tryWith(rest)).is === 'valid' ? rest.map(changeOf) : [];
};

/** The places that show a file of public/, in words. */
const shownAt = ({ store }: TakeBackContext, file: string): string[] => {
  const { files } = store.state();
  const address = file.replace(/^public/, '');
  return Object.entries(files).flatMap(([name, value]) =>
    walk(value).some((entry) => entry.value === address) ? [name] : [],
  );
};

/** Why these cannot be taken back, in words. */
const hindrance = (context: TakeBackContext, chosen: readonly KnownChange[]) => {
  for (const { change } of chosen) {
    if (change.stays !== undefined) return change.stays;
    if (change.kind !== 'added' || (change.of !== 'picture' && change.of !== 'file')) continue;
    const holders = shownAt(context, change.file);
    if (holders.length > 0) {
      return `${change.file} is still shown by ${holders.join(', ')}: take it out there first.`;
    }
  }
  return undefined;
};

/** The files of config whose values a step changes, under the names that they have before and after it. */
const filesOf = ({ changes }: Step) => [
  ...new Set(
    changes.flatMap((change) =>
      change.do === 'renameFile' ? [change.file, change.to] : [change.file],
    ),
  ),
];

/**
 * Takes back the changes with these ids, all of them or none, and no others. Where a file then says what it said
 * at the last commit, it gets the very bytes of then.
 */
export const takeBack = async (
  context: TakeBackContext,
  ids: readonly string[],
): Promise<TakeBackAnswer> => {
  const { history, store } = context;
  const compared = await compareSite(history);
  const lost = async (message: string): Promise<TakeBackAnswer> => ({
    is: 'lost',
    message,
    list: await listChanges(history),
  });
  if (!('changes' in compared)) return lost(listOfComparison(compared).comparedWith.words);
  const chosen = compared.changes.filter(({ change }) => ids.includes(change.id));
  if (chosen.length < new Set(ids).size) return lost('This has changed meanwhile: look again.');
  const why = hindrance(context, chosen);
  if (why !== undefined) return lost(why);

  const step = takeBackStep(compared, chosen);
  const whole = chosen.flatMap(({ change, undoing }) => (undoing.do === 'file' ? [change] : []));
  const restored = await restoredFiles(compared.past, whole, filesOf(step));
  const answer = await store.apply(step, { restored });
  if (answer.is === 'lost') return lost(answer.message);
  if (answer.is === 'refused') {
    const { problems } = answer;
    const also = await neededWith(context, compared, { chosen, problems });
    return { is: 'refused', problems, also };
  }
  const state = await store.refresh();
  return { is: 'taken-back', state, list: await listChanges(history) };
};
