import type { ThemeDefinition } from '#types';

export default { extends: 'workshop', motif: 'none' } satisfies ThemeDefinition;
