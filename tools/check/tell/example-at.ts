import { documentedFiles } from '../../reference/documented-files';
import { kinds } from '../../reference/kinds';
import {
  entriesOf,
  outdent,
  readExamples,
  textOf,
  valueOf,
  writtenIn,
  type Written,
} from '../../reference/read-examples';
import { keyOf, stepsOf, valueAt } from '../read/paths';

/** An example of the entry at `path` of a file that says `value`, as config writes it. */
export type ExampleAt = (file: string, path: string, value: unknown) => string | undefined;

/** The lists whose entries are of kinds, and where the examples of a kind are. */
const lists = kinds.map(({ title, folder, choice: { by } }) => ({
  list: title.toLowerCase(),
  folder,
  by,
}));

const writtenAt = (groups: Written[], path: string): Written[] =>
  stepsOf(path).reduce(
    (found, step) =>
      found.flatMap((written) =>
        /^\d+$/.test(step) ? entriesOf(written) : (valueOf(written, step) ?? []),
      ),
    groups,
  );

/** Longer ones would hide what is said. */
const mostLines = 8;

/** Examples of contracts in `root`, which the tests build and render. */
export const examplesOf = (root: string): ExampleAt => {
  const known = new Map<string, Written[]>();
  const examplesIn = (from: string) => {
    const examples = known.get(from) ?? writtenIn(readExamples(root, from));
    known.set(from, examples);
    return examples;
  };
  return (file, path, value) => {
    const read = (from: string, inner: string) => writtenAt(examplesIn(from), inner);
    const [, list, inner = ''] = /^(\w+)\[\d+\]\.?(.*)$/.exec(path) ?? [];
    const sort = lists.find((each) => each.list === list);
    const entry = path.slice(0, path.length - inner.length).replace(/\.$/, '');
    const kind = sort && valueAt(value, `${entry}.${sort.by}`);
    const whole = documentedFiles.find(({ file: name }) =>
      file.startsWith(name.split('<')[0] ?? ''),
    );
    const ofKind =
      sort && typeof kind === 'string' ? read(`${sort.folder}/${kind}/example.ts`, inner) : [];
    const ofFile = ofKind.length === 0 && whole ? read(whole.example, path) : [];
    const [shortest] = [...ofKind, ...ofFile]
      .map((each) => outdent(textOf(each)))
      .sort((a, b) => a.length - b.length);
    if (shortest === undefined || shortest.split('\n').length > mostLines) return undefined;
    return path.endsWith(']') ? `${shortest},` : `${keyOf(path)}: ${shortest},`;
  };
};
