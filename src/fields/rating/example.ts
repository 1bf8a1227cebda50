import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'rating',
    name: 'Visit',
    label: 'How was your visit?',
    stars: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  },
} satisfies Record<string, FieldDefinition<'rating'>>;
