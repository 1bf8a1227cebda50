import type { FormItem } from '../fields/registry';
import type { RuleDefinition } from '../rules/schemas';
import type { ScenePart } from '../schema/picture';
import type { SectionDefinition } from '../sections/registry';

/** What an example is of, and the config that makes it. */
export type Subject =
  | { group: 'sections'; definition: SectionDefinition }
  | { group: 'fields'; definition: FormItem }
  | { group: 'rules'; definition: RuleDefinition }
  | { group: 'scenes'; definition: { scene: readonly ScenePart[] } };

export type GroupName = Subject['group'];

export type Example = Subject & {
  /** Its place in the gallery: group, kind and name with slashes between them. */
  id: string;
  /** As it stands in example.ts. */
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
