import type { Kind, Subject } from './catalogue-types';

/** Modules of example.ts by their paths. */
export type ExampleModules<Definition> = Readonly<
  Record<string, { examples: Record<string, Definition> }>
>;

/** Examples by their names, of kinds by theirs. */
type Examples<Definition> = Readonly<Record<string, Readonly<Record<string, Definition>>>>;

/** The examples of kinds that have a folder with example.ts in it. */
export const inFolders = <Definition>(modules: ExampleModules<Definition>) =>
  Object.fromEntries(
    Object.entries(modules).map(([path, { examples }]) => [
      path.split('/').at(-2) ?? path,
      examples,
    ]),
  );

type Kinds<Definition> = {
  examples: Examples<Definition>;
  /** The files that make a kind, from the folder src. */
  filesOf: (kind: string) => string[];
  subjectOf: (definition: Definition) => Subject;
};

/** The kinds of a group, in the order of their names. */
export const exampleKinds = <Definition>(
  group: Kind['group'],
  { examples, filesOf, subjectOf }: Kinds<Definition>,
): Kind[] =>
  Object.keys(examples)
    .toSorted()
    .map((kind) => ({
      group,
      name: kind,
      files: filesOf(kind).map((file) => `src/${file}`),
      examples: Object.entries(examples[kind] ?? {}).map(([name, definition]) => ({
        ...subjectOf(definition),
        id: `${group}/${kind}/${name}`,
        name,
      })),
    }));
