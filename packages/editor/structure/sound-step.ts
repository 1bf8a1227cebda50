import { formFields } from '../../../src/form/form-fields';
import type { FormDefinition } from '../../../src/form/form-schema';
import type { Step, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import type { EditProblem, StepAnswer } from '../../edit-protocol/protocol';
import { duplicateStep, insertStep } from './entry-steps';
import { fitted, mended, renamedAt, siteParts, within } from './fitted';
import { withFollowers } from './followers';
import { entryPath, type Files, type ListAt } from './list-at';
import { type Examples, newEntries } from './new-entry';

type TryStep = (step: Step) => Promise<StepAnswer>;

/** How often one thing is mended. */
const tries = 8;

type Found = { step: Step; at: number } | { problems: readonly EditProblem[]; message?: string };

const saidBy = (answer: StepAnswer): Found =>
  answer.is === 'refused'
    ? { problems: answer.problems }
    : { problems: [], ...(answer.is === 'lost' && { message: answer.message }) };

type Adding = {
  files: Files;
  examples: Examples;
  place: ListAt;
  at: number;
  choice?: string | undefined;
  tryStep: TryStep;
};

/** The same rule for each field of the form or of the list of fields around, those that no rule checks first. */
const forFields = (entry: Value, { files, place }: Pick<Adding, 'files' | 'place'>): Value[] => {
  if (!isGroup(entry) || typeof entry.field !== 'string' || typeof entry.check !== 'string') {
    return [entry];
  }
  const around = (valueAt(files[place.file], parentOf(place.path)) ??
    {}) as Partial<FormDefinition>;
  const { rules = [] } = around;
  const names = formFields(around).map(({ field }) => field.name);
  const isChecked = (name: string) => rules.some(({ field }) => field === name);
  const ordered = names.toSorted((one, other) => Number(isChecked(one)) - Number(isChecked(other)));
  return ordered.flatMap((field) => {
    const own = { ...entry, field };
    if (!('other' in entry)) return [own];
    return names.filter((each) => each !== field).map((other) => ({ ...own, other }));
  });
};

const tried = async (entry: Value, { place, at, files, tryStep }: Adding): Promise<Found> => {
  let value = entry;
  const renamed = new Set<string>();
  for (let count = 1; ; count++) {
    const step = withFollowers(insertStep(place, at, value), files);
    const answer = await tryStep(step);
    if (answer.is === 'sound') return { step, at };
    if (answer.is !== 'refused' || count === tries) return saidBy(answer);
    const own = answer.problems.flatMap((each) => within(each, entryPath(place, at)) ?? []);
    // Of two that are the same, the check may name the other one.
    const path = own[0] ?? ['name', 'anchor'].find((key) => isGroup(value) && key in value);
    if (path === undefined) return saidBy(answer);
    const schema = schemaOf(place.inner, value);
    const mending = {
      schema,
      value,
      path,
      file: files[place.file],
      list: place.list,
      parts: siteParts(files),
    };
    const next = mended(mending, renamed.has(path));
    if (next === undefined) return saidBy(answer);
    renamed.add(path);
    value = next;
  }
};

/**
 * The step that adds an entry which the check accepts. Where there is none, what the check says of the first
 * that was tried.
 */
export const soundInsert = async (adding: Adding): Promise<Found> => {
  const { files, place } = adding;
  const parts = siteParts(files);
  const entries = newEntries(adding)
    .map((entry) => fitted(place.inner, entry, parts))
    .flatMap((entry) => forFields(entry, { files, place }));
  let said: Found = { problems: [], message: 'There is nothing to add here.' };
  for (const [index, entry] of entries.entries()) {
    const found = await tried(entry, adding);
    if ('step' in found) return found;
    if (index === 0) said = found;
  }
  return said;
};

type Duplicating = Pick<Adding, 'files' | 'place' | 'at' | 'tryStep'>;
type Renamed = { path: string; value: string; was: string };

const triedCopy = async (
  { files, place, at, tryStep }: Duplicating,
  first: readonly Renamed[],
): Promise<Found> => {
  const value = place.list[at] ?? '';
  const schema = schemaOf(place.inner, value);
  const parts = siteParts(files);
  const renamed = new Map(first.map((each) => [each.path, each]));
  for (let count = 1; ; count++) {
    const step = withFollowers(duplicateStep(place, at, [...renamed.values()]), files);
    const answer = await tryStep(step);
    if (answer.is === 'sound') return { step, at: at + 1 };
    if (answer.is !== 'refused' || count === tries) return saidBy(answer);
    const before = renamed.size;
    for (const problem of answer.problems) {
      // Of two that are the same, the check may name the first.
      const path =
        within(problem, entryPath(place, at + 1)) ?? within(problem, entryPath(place, at));
      if (path === undefined) continue;
      const file = [files[place.file], ...[...renamed.values()].map((each) => each.value)];
      const next = renamedAt({ schema, value, path, file, list: place.list, parts });
      if (next && !renamed.has(next.path)) renamed.set(next.path, next);
    }
    if (renamed.size === before) return saidBy(answer);
  }
};

/** The step that copies an entry, with names in the copy that the check accepts beside the first ones. */
export const soundDuplicate = async (duplicating: Duplicating): Promise<Found> => {
  const { files, place, at } = duplicating;
  const entry = place.list[at] ?? '';
  const said = await triedCopy(duplicating, []);
  if ('step' in said || !isGroup(entry)) return said;
  // The same rule is of use for another field only.
  for (const other of forFields(entry, { files, place })) {
    const [was, value] = [entry.field, (other as { field?: Value }).field];
    if (typeof was !== 'string' || typeof value !== 'string' || was === value) continue;
    const found = await triedCopy(duplicating, [{ path: 'field', value, was }]);
    if ('step' in found) return found;
  }
  return said;
};

/** What is said where nothing could be done. */
export const wordsOf = ({ problems, message }: Exclude<Found, { step: Step }>): string =>
  [...new Set(problems.map((each) => `${each.place}: ${each.message}`)), message ?? []]
    .flat()
    .join(' ');
