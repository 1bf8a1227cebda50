import { drawings } from '../pictures/motifs/drawings';
import { footer, header } from '../schema/layout';
import type { Metadata } from '../schema/metadata';
import { type ScenePart, sceneParts } from '../schema/picture';
import type { ThemeDefinition } from '../schema/theme';
import type { ThemeName } from '../schema/theme-names';
import { isGroup } from '../schema/values/group';
import { placesIn } from '../schema/values/places-in';
import type { SectionDefinition } from '../sections/registry';
import type { Kind, LayoutLook, Subject } from './kinds';

export type ExampleModules<Definition> = Readonly<
  Record<string, { examples: Record<string, Definition> }>
>;

/** Examples by their names, of kinds by theirs. */
type Examples<Definition> = Readonly<Record<string, Readonly<Record<string, Definition>>>>;

export const inFolders = <Definition>(modules: ExampleModules<Definition>) =>
  Object.fromEntries(
    Object.entries(modules).map(([path, { examples }]) => [
      path.split('/').at(-2) ?? path,
      examples,
    ]),
  );

type Kinds<Definition> = {
  examples: Examples<Definition>;
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

/** Each theme on pages of sections, by their names. */
export const themeKinds = (
  names: readonly ThemeName[],
  pagesOf: (name: ThemeName) => Readonly<Record<string, readonly SectionDefinition[]>>,
): Kind[] =>
  names.map((name) => ({
    group: 'themes',
    name,
    files: [`src/theme/themes/${name}.ts`],
    examples: Object.entries(pagesOf(name)).map(([page, sections]) => ({
      group: 'themes',
      id: `themes/${name}/${page}`,
      name: page,
      definition: { extends: name },
      sections,
    })),
  }));

/** Any value of config that may contain scenes. */
type Config = Readonly<Record<string, unknown>>;

const scenesIn = (value: unknown): ScenePart[][] =>
  [...placesIn({ value })].flatMap(({ value: group }) =>
    isGroup(group) && Array.isArray(group.scene) ? [group.scene as ScenePart[]] : [],
  );

const nameOf = (scene: readonly ScenePart[]) => scene.join('-');

/**
 * Each part by itself, and the scenes of `pages` whose list starts with it. A scene on several pages is shown
 * once.
 */
export const sceneKinds = (pages: Config): Kind[] => {
  const used = scenesIn(pages);
  return sceneParts.map((part) => {
    const carried = [[part], ...used.filter(([first]) => first === part)];
    const scenes = new Map(carried.map((scene) => [nameOf(scene), scene]));
    return {
      group: 'scenes',
      name: part,
      files: ['src/pictures/parts.tsx', 'src/pictures/picture.tsx'],
      examples: [...scenes].map(([name, scene]) => ({
        group: 'scenes',
        id: `scenes/${part}/${name}`,
        name,
        definition: { scene },
      })),
    };
  });
};

/** What a site draws by itself: each motif. */
export const motifKinds = (): Kind[] =>
  (['growth', ...Object.keys(drawings)] as NonNullable<ThemeDefinition['motif']>[]).map(
    (motif) => ({
      group: 'motifs',
      name: motif,
      files:
        motif === 'growth'
          ? ['opening', 'backdrop', 'emblem', 'mark'].map(
              (part) => `src/pictures/motifs/growth/${part}.tsx`,
            )
          : [`src/pictures/motifs/${motif}.ts`, 'src/pictures/motifs/drawn.tsx'],
      examples: [
        { group: 'motifs', id: `motifs/${motif}/drawn`, name: 'drawn', definition: { motif } },
      ],
    }),
  );

/** The keys of a part of the layout that choose a look, with their words. */
const looksOf = (part: typeof header | typeof footer) =>
  Object.entries(part.describe().fields).flatMap(([key, field]) => {
    const { input, meanings = {} } = ('meta' in field && (field.meta as Metadata)) || {};
    return input === 'look' ? [{ key, words: Object.keys(meanings) }] : [];
  });

/** What surrounds every page: each look that the schema of a header or footer knows. */
export const layoutKinds = (): Kind[] =>
  Object.entries({ header, footer }).flatMap(([part, schema]) =>
    looksOf(schema).map(({ key, words }): Kind => {
      const name = key === 'look' ? part : key;
      return {
        group: 'layout',
        name,
        files: ['src/schema/frame-looks.ts', `src/layout/${name}s/any.tsx`],
        examples: words.map((word) => ({
          group: 'layout',
          id: `layout/${name}/${word}`,
          name: word,
          definition: { [part]: { [key]: word } } as LayoutLook,
        })),
      };
    }),
  );
