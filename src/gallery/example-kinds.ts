import type { Kind, Subject } from './catalogue-types';

/** Modules of example.ts by their paths. */
export type ExampleModules<Definition> = Readonly<
  Record<string, { examples: Record<string, Definition> }>
>;

type Folders<Definition> = {
  modules: ExampleModules<Definition>;
  /** The file that shows a kind, from the folder src. */
  shownBy: (kind: string) => string;
  subjectOf: (definition: Definition) => Subject;
};

/** The kinds of a group that have a folder with example.ts in it, in the order of their names. */
export const exampleKinds = <Definition>(
  group: Kind['group'],
  { modules, shownBy, subjectOf }: Folders<Definition>,
): Kind[] =>
  Object.entries(modules).map(([path, { examples }]) => {
    const kind = path.split('/').at(-2) ?? path;
    return {
      group,
      name: kind,
      files: [`${group}/${kind}/schema.ts`, shownBy(kind), `${group}/${kind}/example.ts`].map(
        (file) => `src/${file}`,
      ),
      examples: Object.entries(examples).map(([name, definition]) => ({
        ...subjectOf(definition),
        id: `${group}/${kind}/${name}`,
        name,
      })),
    };
  });
