import { formFields } from '../../../src/form/form-fields';
import type { FormDefinition } from '../../../src/form/form-schema';
import { today } from '../../../src/rules/today';
import { isFormFile } from '../../../src/schema/config-files';
import {
  type Change,
  changedValue,
  type Step,
  type Value,
  type ValueChange,
} from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { placesIn } from '../../../src/schema/values/places-in';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { agreeingWith, wordsOfAgreeing } from './agreeing';
import type { Files } from './list-at';
import { isRule } from './rules-of-field';

/** What has to change with an entry, in the same step. */

const namesIn = (form: unknown): string[] =>
  formFields(form as FormDefinition).map(({ field }) => field.name);

type List = readonly Value[];

/** Takes the entries at these indices out of the list at `path`, from the last to the first. */
const withoutEntries = (
  place: { file: string; path: string },
  list: List,
  isGone: (entry: Value) => boolean,
): Change[] =>
  list
    .flatMap((entry, at): Change[] =>
      isGone(entry)
        ? [{ do: 'remove', file: place.file, path: `${place.path}[${at}]`, was: entry }]
        : [],
    )
    .toReversed();

/** Whether a rule names one of these fields, without which it says nothing: of several others the last one. */
const isOfNames = (rule: Value, names: readonly string[]) => {
  if (!isGroup(rule)) return false;
  const { field, other, others } = rule;
  const isGone = (name: unknown) => names.includes(name as string);
  const areGone = Array.isArray(others) && others.length > 0 && others.every(isGone);
  return [field, other].some(isGone) || areGone;
};

/** Takes the rules of these fields out of the list at a place, and these fields out of the rules that stay. */
const withoutRules = (
  { file, path }: { file: string; path: string },
  rules: List,
  names: readonly string[],
): Change[] => [
  ...rules.flatMap((rule, at) =>
    isGroup(rule) && Array.isArray(rule.others) && !isOfNames(rule, names)
      ? withoutEntries({ file, path: `${path}[${at}].others` }, rule.others, (name) =>
          names.includes(name as string),
        )
      : [],
  ),
  ...withoutEntries({ file, path }, rules, (rule) => isOfNames(rule, names)),
];

/** Puts new names behind those of the other fields, before the stamps that end the order. */
const inOrder = (file: string, order: List, fields: readonly string[]) => {
  const first = order.findLastIndex((name) => fields.includes(name as string)) + 1;
  return (value: string, count: number, come: readonly string[]): Change => {
    const was = order.toSpliced(first, 0, ...come.slice(0, count));
    return { do: 'insert', file, path: 'record.order', at: first + count, value, was };
  };
};

/** Rules of a field go with it; the order in which a form stores its fields knows those that come. */
const ofFields = (file: string, before: unknown, after: unknown): Change[] => {
  const [had, has] = [namesIn(before), namesIn(after)];
  const removed = had.filter((name) => !has.includes(name));
  const stored = valueAt(after, 'record.order') as Value[] | undefined;
  const come = has.filter((name) => !had.includes(name) && !stored?.includes(name));
  const { rules = [] } = after as { rules?: Value[] };
  const left = stored?.filter((name) => !removed.includes(name as string));
  return [
    ...withoutRules({ file, path: 'rules' }, rules, removed),
    ...withoutEntries({ file, path: 'record.order' }, stored ?? [], (name) =>
      removed.includes(name as string),
    ),
    ...(left ? come.map(inOrder(file, left, has)) : []),
  ];
};

type ListField = { fields: FormDefinition['fields']; rules: Value[] };

const listFieldsIn = (form: unknown): [path: string, list: ListField][] =>
  [...placesIn({ value: form })].flatMap(({ value, path }): [string, ListField][] => {
    const isOne =
      isGroup(value) &&
      ['list', 'stored-group'].includes(String(value.kind)) &&
      Array.isArray(value.rules);
    return isOne ? [[path, value as ListField]] : [];
  });

/** Rules of a list of fields go with its field, too. */
const ofListFields = (file: string, before: unknown, after: unknown): Change[] =>
  listFieldsIn(after).flatMap(([path, list]) => {
    const [had, has] = [namesIn(valueAt(before, path) ?? {}), namesIn(list)];
    const removed = had.filter((name) => !has.includes(name));
    return withoutRules({ file, path: joinPath(path, 'rules') }, list.rules, removed);
  });

/** Each row of a table has a text for each of its columns. */
const ofColumns = (change: Change, value: unknown): Change[] => {
  if (!('path' in change)) return [];
  const list = change.do === 'remove' ? parentOf(change.path) : change.path;
  if (keyOf(list) !== 'columns') return [];
  const table = parentOf(list);
  const rows = valueAt(value, `${table}.rows`);
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return [];
  return rows.flatMap((row: Value[], index): Change[] => {
    const place = { file: change.file, path: `${table}.rows[${index}]`, was: row };
    if (change.do === 'insert') return [{ ...place, do: 'insert', at: change.at, value: '–' }];
    if (change.do === 'duplicate') return [{ ...place, do: 'duplicate', at: change.at }];
    if (change.do === 'move') return [{ ...place, do: 'move', from: change.from, to: change.to }];
    const at = Number(keyOf(change.path));
    const was = row[at];
    return change.do === 'remove' && was !== undefined
      ? [{ do: 'remove', file: change.file, path: `${place.path}[${at}]`, was }]
      : [];
  });
};

/** Whoever puts another picture there, or other words for those who cannot see it, has checked what was a sample. */
const ofSamples = (changes: readonly Change[], files: Files): Change[] => {
  const places = changes.flatMap((change) => {
    const isOfPicture = change.do === 'set' && ['alt', 'file'].includes(String(keyOf(change.path)));
    return isOfPicture
      ? [{ file: change.file, path: joinPath(parentOf(change.path), 'sample') }]
      : [];
  });
  const isAt = (place: Place) => (other: Place | Change) =>
    'path' in other && isSamePlace(place, other);
  return places
    .filter((place, at) => places.findIndex(isAt(place)) === at && !changes.some(isAt(place)))
    .filter(({ file, path }) => valueAt(files[file], path) === true)
    .map((place) => ({ do: 'remove', ...place, was: true }));
};

/** Of a rule that begins to count from today: only the visitor's browser knows which day that is. */
const ofToday = (changes: readonly Change[], files: Files): Change[] =>
  changes.flatMap((change): Change[] => {
    if (change.do !== 'set' || change.value !== today || keyOf(change.path) !== 'date') return [];
    const { file, path } = change;
    if (!isRule(valueAt(files[file], parentOf(path)))) return [];
    const place = { file, path: joinPath(parentOf(path), 'clientOnly') };
    const isGiven = changes.some((other) => 'path' in other && isSamePlace(place, other));
    const was = valueAt(files[file], place.path) as Value | undefined;
    return isGiven || was === true ? [] : [{ do: 'set', ...place, value: true, was }];
  });

const isOfValue = (change: Change): change is ValueChange =>
  change.do !== 'create' && change.do !== 'delete' && change.do !== 'renameFile';

/** What follows from entries that come, go or move. */
const ofEntries = (step: Step, files: Files): Change[] => {
  const [first] = step.changes;
  if (!first) return [];
  const { file } = first;
  const before = files[file];
  if (before === undefined || !step.changes.every(isOfValue)) return [];
  const after = step.changes
    .filter((change) => change.file === file)
    .reduce<unknown>((value, change) => changedValue(value, change), before);
  return isFormFile(file)
    ? [...ofFields(file, before, after), ...ofListFields(file, before, after)]
    : ofColumns(first, before);
};

/** The step with all that follows from it; `notice`: what the editor has to be told of that. */
export const withFollowers = (step: Step, files: Files): Step & { notice?: string } => {
  // A text of another name is no text that came or went.
  const agreeing = [
    ...step.changes.flatMap((change) => agreeingWith(change, files)),
    ...ofToday(step.changes, files),
  ];
  const marks = ofSamples(step.changes, files);
  const changed = { ...step, changes: [...step.changes, ...agreeing, ...marks] };
  const changes = [...changed.changes, ...ofEntries(changed, files)];
  const notice = wordsOfAgreeing(agreeing);
  return { ...step, changes, ...(notice !== undefined && { notice }) };
};
