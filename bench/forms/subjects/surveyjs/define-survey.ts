import type { BenchField } from '../../probe/bench-fields';

export const elementOf = ({ name, label, email }: BenchField) => ({
  type: 'text',
  name,
  title: label,
  isRequired: true,
  ...(email && { inputType: 'email', validators: [{ type: 'email' }] }),
});

/** A survey without its questions: values, and so errors, update with every key. */
export const surveyFrame = {
  showQuestionNumbers: false,
  textUpdateMode: 'onTyping',
  completeText: 'Send',
};

/** The fields as a survey of one page. */
export const defineSurvey = (fields: BenchField[]) => ({
  ...surveyFrame,
  elements: fields.map(elementOf),
});
