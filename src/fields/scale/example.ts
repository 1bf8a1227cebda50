import type { FieldDefinition } from '../registry';

export const examples = {
  zeroToTen: {
    kind: 'scale',
    name: 'Recommend',
    label: 'How likely are you to recommend us?',
    to: 10,
    lowest: 'Not at all likely',
    highest: 'Very likely',
    prefill: 'score',
  },
  oneToFive: {
    kind: 'scale',
    name: 'Pain',
    label: 'How much does it hurt?',
    hint: 'Today, without medicine',
    from: 1,
    to: 5,
    lowest: 'Hardly',
    highest: 'More than ever',
  },
} satisfies Record<string, FieldDefinition<'scale'>>;
