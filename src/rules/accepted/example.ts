import type { RuleDefinition } from '../rule-schema';

export const examples = {
  aConsent: { field: 'Consent', check: 'accepted', message: 'Please agree, or we may not answer' },
} satisfies Record<string, RuleDefinition<'accepted'>>;
