import type { ThemeDefinition } from '#types';

/** With what climbs, lies to one side or throws a shadow: all of it is mirrored. */
export default {
  extends: 'workshop',
  motif: 'growth',
  sections: { edge: 'step', density: 'regular', align: 'left', labels: 'numbered' },
  character: { buttons: 'lifted', cards: 'stacked' },
} satisfies ThemeDefinition;
