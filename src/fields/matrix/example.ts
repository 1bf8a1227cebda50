import type { FieldDefinition } from '../registry';

export const examples = {
  agreement: {
    kind: 'matrix',
    name: 'Visit',
    label: 'How was your visit?',
    hint: 'One answer in each row',
    rows: [
      { name: 'welcome', label: 'I was made **welcome**' },
      { name: 'waiting', label: 'I did not wait long' },
      { name: 'explained', label: 'All was explained to me before it was done' },
    ],
    columns: [
      { value: 'no', label: 'Disagree' },
      { value: 'rather-no', label: 'Rather disagree' },
      { value: 'rather-yes', label: 'Rather agree' },
      { value: 'yes', label: 'Agree' },
      { value: 'unsaid', label: 'Cannot say' },
    ],
    unanswered: '“{row}”: {message}',
  },
  several: {
    kind: 'matrix',
    name: 'Reached',
    label: 'Where have you seen us?',
    hint: 'Tick all that fit',
    several: true,
    rows: [
      { name: 'first', label: 'The first time' },
      { name: 'since', label: 'Since then', optional: true },
    ],
    columns: [
      { value: 'street', label: 'In the street' },
      { value: 'web', label: 'On the web' },
      { value: 'friends', label: 'With friends' },
    ],
    unanswered: '“{row}”: {message}',
  },
  numbers: {
    kind: 'matrix',
    name: 'Wellbeing',
    label: 'How often, in the last two weeks?',
    rows: [
      { name: 'sleep', label: 'I slept well' },
      { name: 'calm', label: 'I felt calm' },
    ],
    columns: [
      { number: 0, label: 'Never' },
      { number: 1, label: 'At times' },
      { number: 2, label: 'Mostly' },
      { number: 3, label: 'Always' },
    ],
    unanswered: '“{row}”: {message}',
  },
} satisfies Record<string, FieldDefinition<'matrix'>>;
