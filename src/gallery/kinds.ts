import type { WrittenItem } from '../fields/filled-example';
import type { RuleDefinition } from '../rules/schemas';
import type { CharacterDefinition } from '../schema/character';
import type { ScenePart } from '../schema/picture';
import type { SiteDefinition } from '../schema/site';
import type { ThemeDefinition } from '../schema/theme';
import type { ThemeName } from '../schema/theme-names';
import type { SectionDefinition } from '../sections/registry';

/** One look of one part of what surrounds pages, as config/site.ts says it. */
export type LayoutLook = {
  header?: Pick<SiteDefinition['header'], 'look' | 'strip'>;
  footer?: Pick<SiteDefinition['footer'], 'look'>;
};

/** The subject of an example, and its config. */
export type Subject =
  | { group: 'sections'; definition: SectionDefinition }
  | { group: 'fields'; definition: WrittenItem }
  | { group: 'rules'; definition: RuleDefinition }
  | { group: 'scenes'; definition: { scene: readonly ScenePart[] } }
  | { group: 'motifs'; definition: Required<Pick<ThemeDefinition, 'motif'>> }
  | { group: 'layout'; definition: LayoutLook }
  | {
      group: 'themes';
      definition: { extends: ThemeName; character?: CharacterDefinition };
      sections: readonly SectionDefinition[];
    };

type GroupName = Subject['group'];

export type Example = Subject & {
  /** Group, kind and name, separated by slashes. */
  id: string;
  /** As in the file of examples. */
  name: string;
};

export type Kind = {
  group: GroupName;
  name: string;
  /** From the project's root. */
  files: readonly string[];
  examples: readonly Example[];
};

export type Catalogue = readonly Kind[];

/** The groups of the gallery, in order; `use` says where the config of an example belongs. */
export const groups: readonly { name: GroupName; title: string; use: string }[] = [
  { name: 'sections', title: 'Sections', use: 'An entry of “sections” in config/pages.' },
  { name: 'fields', title: 'Fields', use: 'An entry of “fields” in config/forms.' },
  { name: 'rules', title: 'Rules', use: 'An entry of “rules” in config/forms.' },
  { name: 'scenes', title: 'Scenes', use: 'The picture of a section, an item or a card.' },
  { name: 'motifs', title: 'Motifs', use: 'In config/theme.ts: what the site draws by itself.' },
  { name: 'layout', title: 'Layout', use: 'In config/site.ts: what surrounds every page.' },
  { name: 'themes', title: 'Themes', use: 'What config/theme.ts extends.' },
];

/** A name of config in plain words: `pictureRight` is "picture right". */
export const plainWords = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|-/g, ' ').toLowerCase();

export const filterKinds = (kinds: readonly Kind[], query: string): Kind[] => {
  const words = plainWords(query.trim());
  return kinds.filter(({ name, examples }) =>
    [name, ...examples.map((example) => example.name)].some((each) =>
      plainWords(each).includes(words),
    ),
  );
};
