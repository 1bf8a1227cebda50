import type { BenchField } from '../../probe/bench-fields';

const elementOf = ({ name, label, email }: BenchField) => ({
  type: 'text',
  name,
  title: label,
  isRequired: true,
  ...(email && { inputType: 'email', validators: [{ type: 'email' }] }),
});

/** The fields as a survey whose values, and so its errors, follow every key. */
export const defineSurvey = (fields: BenchField[]) => ({
  elements: fields.map(elementOf),
  showQuestionNumbers: false,
  textUpdateMode: 'onTyping',
  completeText: 'Send',
});
