import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from '../../src/gallery/kinds';
import { layoutKinds } from '../../src/gallery/make-kinds';
import { drawings } from '../../src/pictures/motifs/drawings';
import { examples as ruleExamples } from '../../src/rules/examples';
import { sceneParts } from '../../src/schema/picture';
import { themeNames } from '../../src/schema/theme-names';

/** Every kind that the gallery shows, read from the folders and tables that it is made of. */

export type Examples = Record<string, unknown>;

export type Kind = {
  group: Subject['group'];
  name: string;
  path: string;
  read: () => Promise<Examples>;
};

export const groups = [
  'sections',
  'fields',
  'rules',
  'scenes',
  'motifs',
  'layout',
  'themes',
] as const;

const kindOf = (group: Kind['group'], name: string, examples: Examples): Kind => ({
  group,
  name,
  path: `${group}/${name}`,
  read: () => Promise.resolve(examples),
});

/** The kinds of a group, by the names of their folders; the contents are read only when needed. */
const kindsInFolders = (group: 'sections' | 'fields') =>
  readdirSync(join('src', group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): Kind => {
      const file = `../../src/${group}/${name}/example.ts`;
      const read = async () => ((await import(file)) as { examples: Examples }).examples;
      return { ...kindOf(group, name, {}), read };
    });

/** Scenes of config/pages, from the text of these files. */
const usedScenes = () => {
  const text = readdirSync('config/pages')
    .map((file) => readFileSync(join('config/pages', file), 'utf8'))
    .join('');
  return [...text.matchAll(/scene: \[([^\]]+)\]/g)].map(([, list = '']) =>
    list.split(',').map((part) => part.trim().slice(1, -1)),
  );
};

const sceneKindsOf = (used: readonly string[][]) =>
  sceneParts.map((part) => {
    const scenes: string[][] = [[part], ...used.filter(([first]) => first === part)];
    const examples = Object.fromEntries(scenes.map((scene) => [scene.join('-'), { scene }]));
    return kindOf('scenes', part, examples);
  });

const themePages = ['opening', 'reading', 'form'];

/** In no order that the gallery promises. */
export const kinds: Kind[] = [
  ...kindsInFolders('sections'),
  ...kindsInFolders('fields'),
  ...Object.entries(ruleExamples).map(([name, examples]) => kindOf('rules', name, examples)),
  ...sceneKindsOf(usedScenes()),
  ...['growth', ...Object.keys(drawings)].map((motif) =>
    kindOf('motifs', motif, { drawn: { motif } }),
  ),
  ...layoutKinds().map(({ group, name, examples }) => {
    const definitions = examples.map((each) => [each.name, each.definition]);
    return kindOf(group, name, Object.fromEntries(definitions) as Examples);
  }),
  // Each theme to start from: a trade of its own, and two pages that are the same for all.
  ...Object.keys(themeNames).map((name) =>
    kindOf('themes', name, Object.fromEntries(themePages.map((each) => [each, { extends: name }]))),
  ),
];

export const kindsOf = (...wanted: Kind['group'][]) =>
  kinds.filter(({ group }) => wanted.includes(group));

/** The addresses of all examples of these kinds, as `sections/hero/plain`. */
export const examplesOf = async (some: readonly Kind[]) => {
  const found = await Promise.all(
    some.map(async ({ path, read }) => Object.keys(await read()).map((name) => `${path}/${name}`)),
  );
  return found.flat();
};

/** So many parts of a list, dealt like cards: each has some of the slow ones that stand beside each other. */
export const dealt = <Item>(items: readonly Item[], parts: number): Item[][] =>
  Array.from({ length: parts }, (_, part) => items.filter((_item, at) => at % parts === part));
