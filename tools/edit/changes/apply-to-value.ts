import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { keyOf, parentOf, stepsOf, valueAt } from '../../../src/schema/values/paths';

/** Each file's value, by its path from the site's folder. */
export type Files = Readonly<Record<string, Value>>;

const inside = (value: Value | undefined, [step = '', ...rest]: string[], by: Value): Value => {
  if (Array.isArray(value)) {
    const at = Number(step);
    return value.with(at, rest.length === 0 ? by : inside(value[at], rest, by));
  }
  const group = isGroup(value) ? value : {};
  return { ...group, [step]: rest.length === 0 ? by : inside(group[step], rest, by) };
};

const put = (value: Value, path: string, by: Value): Value => {
  const steps = stepsOf(path);
  return steps.length === 0 ? by : inside(value, steps, by);
};

const at = (value: Value, path: string) =>
  (path === '' ? value : valueAt(value, path)) as Value | undefined;

const listAt = (value: Value, path: string): Value[] => {
  const list = at(value, path);
  return Array.isArray(list) ? list : [];
};

const without = (value: Value, path: string): Value => {
  const [outer, key] = [parentOf(path), keyOf(path)];
  const holder = at(value, outer);
  if (Array.isArray(holder)) return put(value, outer, holder.toSpliced(Number(key), 1));
  const { [key]: _gone, ...others } = isGroup(holder) ? holder : {};
  return put(value, outer, others);
};

type InFile = Exclude<Change, { do: 'create' | 'delete' | 'renameFile' }>;

/** What a file's value is after a change. */
const changed = (value: Value, change: InFile): Value => {
  const { path } = change;
  if (change.do === 'set') return put(value, path, change.value);
  if (change.do === 'remove') return without(value, path);
  const list = listAt(value, path);
  if (change.do === 'insert') return put(value, path, list.toSpliced(change.at, 0, change.value));
  if (change.do === 'duplicate') {
    const copy = list[change.at];
    return copy === undefined ? value : put(value, path, list.toSpliced(change.at + 1, 0, copy));
  }
  if (change.do === 'move') {
    const entry = list[change.from];
    if (entry === undefined) return value;
    return put(value, path, list.toSpliced(change.from, 1).toSpliced(change.to, 0, entry));
  }
  const [outer, key] = [parentOf(path), keyOf(path)];
  const holder = at(value, outer);
  const entries = Object.entries(isGroup(holder) ? holder : {});
  return put(
    value,
    outer,
    Object.fromEntries(entries.map(([name, each]) => [name === key ? change.name : name, each])),
  );
};

/** What the files' values are after a change, as the splice of their texts leaves them. */
export const applyToFiles = (files: Files, change: Change): Files => {
  const { [change.file]: value, ...others } = files;
  if (change.do === 'create') return { ...others, [change.file]: change.value };
  if (value === undefined || change.do === 'delete') return others;
  if (change.do === 'renameFile') return { ...others, [change.to]: value };
  return { ...files, [change.file]: changed(value, change) };
};
