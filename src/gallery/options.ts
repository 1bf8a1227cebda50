import type { Schema } from 'yup';
import type { Metadata } from '../schema/metadata';
import { type ThemeName, themeNames } from '../schema/theme-names';
import { filledExample } from '../sections/filled-example';
import { type SectionDefinition, type SectionKind, sectionSchemas } from '../sections/registry';
import { themes } from '../theme/themes/registry';
import type { Example } from './kinds';
import { inFolders } from './make-kinds';
import { photo } from './theme-trades';
import { sectionExamples } from './vite-modules';

/** Pages with every option of the look of every section, made from the schemas: what the tests look at. */

type Option = { key: string; values: readonly (string | boolean)[] };

/** How a section is called or whether it is there is no look. */
const noLooks = ['kind', 'hidden', 'sample'];

const optionsOf = (kind: SectionKind, grounds: readonly string[]): Option[] =>
  Object.entries(sectionSchemas[kind].describe().fields).flatMap(([key, field]): Option[] => {
    const { meta, type } = field as { meta?: Metadata; type: string };
    if (noLooks.includes(key)) return [];
    if (type === 'boolean') return [{ key, values: [true, false] }];
    const words = meta?.input === 'look' ? Object.keys(meta.meanings ?? {}) : [];
    const values = meta?.withGrounds ? [...words, ...grounds] : words;
    return values.length > 0 ? [{ key, values }] : [];
  });

type Written = Readonly<Record<string, unknown>>;

const isGround = (value: unknown, grounds: readonly string[]) => grounds.includes(String(value));

/** In order for the schema, which knows no grounds of a theme. */
const isInOrder = (section: Written, grounds: readonly string[]) =>
  (sectionSchemas[section.kind as SectionKind] as Schema).isValidSync(
    { ...section, ...(isGround(section.tone, grounds) && { tone: 'default' }) },
    { strict: true },
  );

/** The example with as much of what is said as is in order beside the rest. */
const saying = (example: object, chosen: Written, grounds: readonly string[]) =>
  Object.entries(chosen).reduce<Written>(
    (section, [key, value]) => {
      const changed = { ...section, [key]: value };
      return isInOrder(changed, grounds) ? changed : section;
    },
    { ...example },
  );

const examples = inFolders(sectionExamples);

/**
 * So many sections of a kind that each of its options is among them, each section with another mixture: `at` sets
 * which words of two options meet.
 */
const sectionsOf = (kind: SectionKind, at: number, grounds: readonly string[]) => {
  const options = optionsOf(kind, grounds);
  const own = Object.values(examples[kind] ?? {});
  const most = Math.max(1, ...options.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, round) => {
    const chosen = Object.fromEntries(
      options.map(({ key, values }, place) => [
        key,
        values[(round + at * (place + 1)) % values.length],
      ]),
    );
    const hasGround = 'ground' in sectionSchemas[kind].fields && round % 3 === 1;
    const onPhoto = hasGround && { ground: { ...photo, alt: undefined } };
    const candidates = own.map((example) => saying(example, chosen, grounds));
    const applied = (each: Written) =>
      Object.keys(chosen).filter((key) => each[key] === chosen[key]);
    const best = Math.max(...candidates.map((each) => applied(each).length));
    const inOrder = candidates.filter((each) => applied(each).length === best);
    const shown = inOrder[round % inOrder.length];
    return { ...shown, ...onPhoto } as unknown as SectionDefinition;
  }).map(filledExample);
};

/** Each theme has the kinds of a page of its own. */
const names = Object.keys(themeNames) as ThemeName[];

/** The example `options/<theme>`: an eighth of all kinds in that theme, which draws its parts plainly. */
export const optionsIn = (id: string | undefined): Example | undefined => {
  const [group, name] = (id ?? '').split('/');
  const index = names.findIndex((each) => each === name);
  const theme = names[index];
  if (group !== 'options' || theme === undefined) return undefined;
  const grounds = Object.keys(themes[theme].grounds ?? {});
  const kinds = Object.keys(sectionSchemas) as SectionKind[];
  return {
    group: 'themes',
    id: id ?? '',
    name: theme,
    definition: { extends: theme, character: {} },
    sections: kinds.flatMap((kind, at) =>
      at % names.length === index ? sectionsOf(kind, at, grounds) : [],
    ),
  };
};
