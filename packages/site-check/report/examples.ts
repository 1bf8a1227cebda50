import { join, keyOf, parentOf, stepsOf, valueAt } from '../../../src/schema/values/paths';
import { sortOfFile } from '../../../src/site/file-sorts';
import { metaAt } from '../../config-values/schema-at';
import { textOf } from '../../config-values/values';
import { type ErrorName, errors } from '../../problems/catalogue/errors';
import { shape } from '../../problems/catalogue/shape';
import { nearest } from '../../problems/nearest/nearest';
import {
  type DocumentedFile,
  documentedFiles,
  entriesOf,
  type Example,
  keysOf,
  kinds,
  outdent,
  readExamples,
  readExamplesOfKind,
  textOf as writtenText,
  valueOf,
  type Written,
  writtenIn,
} from '../../schema-docs';

/** An example of the entry at `path` of a file with this `value`, as config writes it. */
export type ExampleAt = (file: string, path: string, value: unknown) => string | undefined;

/** The lists with entries of several kinds, and the folders of these kinds' examples. */
const lists = () =>
  kinds().map(({ title, folder, choice: { by, choices } }) => ({
    list: title.toLowerCase(),
    folder,
    by,
    names: choices.map(({ name }) => name),
  }));

const writtenAt = (groups: Written[], path: string): Written[] =>
  stepsOf(path).reduce(
    (found, step) =>
      found.flatMap((written) =>
        /^\d+$/.test(step) ? entriesOf(written) : (valueOf(written, step) ?? []),
      ),
    groups,
  );

/** Longer ones would hide the message. */
const mostLines = 8;

/** A group on one line, with longer values as … */
const inShort = (group: Written): string => {
  const entries = keysOf(group).map((key) => {
    const written = valueOf(group, key);
    const text = written ? writtenText(written) : '';
    const isShort = text.length <= 40 && !text.includes('\n');
    return `${key}: ${isShort ? text : `${text[0] ?? ''} … ${text.at(-1) ?? ''}`}`;
  });
  return `{ ${entries.join(', ')} }`;
};

const shortestOf = (texts: string[]): string | undefined =>
  texts
    .filter((text) => text.split('\n').length <= mostLines)
    .toSorted((a, b) => a.length - b.length)[0];

/** Examples of schemas in `root`, which the tests build and render. */
export const examplesOf = (root: string): ExampleAt => {
  const known = new Map<string, Written[]>();
  const once = (of: string, read: () => Example[]) => {
    const examples = known.get(of) ?? writtenIn(read());
    known.set(of, examples);
    return examples;
  };
  const kindExamples = (folder: string, kind: string) =>
    once(`${folder}/${kind}`, () => readExamplesOfKind(root, folder, kind));
  /** Those of the kind of a file that is one itself. */
  const fileExamples = ({ title, group, example }: DocumentedFile, value: unknown) => {
    const of = group.is === 'choice' ? kinds().find((sort) => sort.file === title) : undefined;
    const kind = of && textOf(valueAt(value, of.choice.by));
    const own = of && kind !== undefined ? kindExamples(of.folder, kind) : [];
    return own.length > 0 ? own : once(example, () => readExamples(root, example));
  };
  return (file, path, value) => {
    const [, list, at, inner = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    const sort = lists().find((each) => each.list === list);
    const word = textOf(sort && valueAt(value, `${list}[${at}].${sort.by}`));
    const kind = word && (nearest(word, sort?.names ?? [])?.word ?? word);
    const [home] = documentedFiles.filter(({ file: name }) =>
      file.startsWith(name.split('<')[0] ?? ''),
    );
    const own = sort && kind ? writtenAt(kindExamples(sort.folder, kind), inner) : [];
    const ofFile = home ? fileExamples(home, value) : [];
    const written = own.length > 0 ? own : writtenAt(ofFile, path);
    // The first entry of a long list is enough.
    const firsts = written.flatMap((each) => entriesOf(each).slice(0, 1));
    const whole = (each: Written) => outdent(writtenText(each));
    const shortest = [
      written.map(whole),
      firsts.map((each) => `[${whole(each)}]`),
      firsts.map((each) => `[${inShort(each)}]`),
      written.map(inShort),
    ]
      .map(shortestOf)
      .find((each) => each !== undefined);
    if (shortest === undefined) {
      const schema = sortOfFile(file)?.schema;
      const example = schema && metaAt({ schema, value }, path).example;
      return example && `${keyOf(path)}: ${example},`;
    }
    return path.endsWith(']') ? `${shortest},` : `${keyOf(path)}: ${shortest},`;
  };
};

type ProblemDetails = {
  error: ErrorName;
  /** Where the correct lines would stand. */
  path: string;
  allowed?: string | undefined;
  suggestion?: string | undefined;
  /** A kind or a name nearest to an unknown one. */
  instead?: string | undefined;
};

type File = { file: string; value: unknown; exampleAt?: ExampleAt | undefined };

/** Whether the catalogue's own example shows the entry at `path`, or something of the whole file. */
const isShown = (path: string, example: string) =>
  path === '' || path.endsWith(']') || example.includes(`${keyOf(path)}:`);

/** The first allowed name beside an unknown one, except those that all entries have. */
const ofNeighbour = (
  { path, allowed = '' }: ProblemDetails,
  at: (path: string) => string | undefined,
) => {
  const common = ['kind', 'hidden', 'anchor', 'numbered'];
  const names = allowed.split(', ').filter((name) => !common.includes(name));
  return names.map((name) => at(join(parentOf(path), name))).find((found) => found);
};

/** Correct lines for this very place; else those of the catalogue. */
export const exampleOf = (details: ProblemDetails, { file, value, exampleAt }: File): string => {
  const { error, path, suggestion, instead } = details;
  const { example } = errors[error];
  const at = (place: string) => exampleAt?.(file, place, value);
  if (instead !== undefined) {
    const [, list, by = ''] = /(\w+)\[\d+\]\.(kind|check)$/.exec(path) ?? [];
    const shown = list
      ? exampleAt?.(file, `${list}[0]`, { [list]: [{ [by]: instead }] })
      : path === 'kind'
        ? exampleAt?.(file, 'entries', { kind: instead })
        : at(join(parentOf(path), instead));
    return shown ?? example;
  }
  // The rule that does it, with what stands in the field.
  if (error === 'ruleInField' && suggestion !== undefined) return `${suggestion},`;
  // What helps stands elsewhere in the form.
  if (error === 'formTooLarge') return example;
  // No other example has an apostrophe.
  if (error === 'apostrophe') return example.replace(/^\w+(?=:)/, keyOf(path) || '$&');
  const isOfPlace = isShown(path, example);
  if (!Object.hasOwn(shape, error) && isOfPlace) return example;
  if (error === 'unknownKey' && suggestion === undefined)
    return ofNeighbour(details, at) ?? example;
  // The names in a group may be the editor's own.
  const around = isOfPlace || parentOf(path).endsWith(']') ? undefined : at(parentOf(path));
  return at(path) ?? around ?? example;
};
