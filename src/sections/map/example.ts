import type { SectionDefinition } from '../registry';

export const examples = {
  plain: { kind: 'map', label: 'Location', title: 'Where To Find Us', height: 500 },
} satisfies Record<string, SectionDefinition<'map'>>;
