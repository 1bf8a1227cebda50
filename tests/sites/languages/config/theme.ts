import type { ThemeDefinition } from '#types';

export default { extends: 'workshop' } satisfies ThemeDefinition;
