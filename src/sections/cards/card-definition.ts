import type { SectionDefinition } from '../registry';

export type CardDefinition = SectionDefinition<'cards'>['cards'][number];
