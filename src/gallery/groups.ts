import type { GroupName } from './catalogue-types';

/** What the gallery is made of, in order; `use` says where the config of an example belongs. */
export const groups: readonly { name: GroupName; title: string; use: string }[] = [
  { name: 'sections', title: 'Sections', use: 'An entry of “sections” in config/pages.' },
  { name: 'fields', title: 'Fields', use: 'An entry of “fields” in config/forms.' },
  { name: 'rules', title: 'Rules', use: 'An entry of “rules” in config/forms.' },
  { name: 'scenes', title: 'Scenes', use: 'The picture of a section, an item or a card.' },
];
