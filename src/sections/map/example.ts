import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'map',
    label: 'Location',
    numbered: false,
    tone: 'tint',
    title: 'Where To Find Us',
    height: 500,
  },
  overTheWidth: { kind: 'map', width: 'full', title: 'Where We Are', height: 420 },
  asking: { kind: 'map', title: 'How To Reach Us', height: 500, ask: true },
} satisfies Record<string, SectionDefinition<'map'>>;
