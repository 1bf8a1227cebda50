import { isGroup } from '../schema/values/group';
import { filledExample } from '../sections/filled-example';
import type { Example } from './kinds';

type Entry = Readonly<Record<string, unknown>>;

/** What tells entries of a list apart, for visitors or for React. */
const names = ['title', 'name', 'label', 'file'];

/** Beyond the first round, entries have a number behind their name. */
const another = (entry: Entry, round: number): Entry => {
  const name = names.find((each) => typeof entry[each] === 'string');
  if (round === 0 || name === undefined) return entry;
  const mark = name === 'file' ? `?${round}` : ` ${round + 1}`;
  const { key } = entry;
  return {
    ...entry,
    [name]: `${String(entry[name])}${mark}`,
    ...(typeof key === 'string' && { key: `${key}-${round}` }),
  };
};

/** A section with `count` entries in its first list of groups, which are repeated as needed. */
const withEntries = <Section extends object>(section: Section, count: number): Section => {
  const [key, list = []] =
    Object.entries(section).find(
      ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isGroup),
    ) ?? [];
  if (key === undefined) return section;
  const entries = list as Entry[];
  const counted = Array.from({ length: count }, (_, at) =>
    another(entries[at % entries.length] ?? {}, Math.floor(at / entries.length)),
  );
  return { ...section, [key]: counted };
};

/**
 * The example with this id, as `sections/cards/columns`. An id that ends in `*5` names the same section with
 * five entries: how a kind looks with any number of them.
 */
export const exampleOf = (examples: readonly Example[], id: string | undefined) => {
  const [plain, count] = (id ?? '').split('*');
  const example = examples.find((each) => each.id === plain);
  if (!example || example.group !== 'sections' || count === undefined) return example;
  const definition = withEntries(filledExample(example.definition), Number(count));
  return { ...example, id: id ?? '', definition };
};
