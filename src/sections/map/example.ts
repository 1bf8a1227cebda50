import type { SectionDefinition } from '../registry';

export const examples = {
  plain: { kind: 'map', label: 'Location', tone: 'tint', title: 'Where To Find Us', height: 500 },
} satisfies Record<string, SectionDefinition<'map'>>;
