import { listOf, markedText, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const stepsSchema = sectionSchema('steps', 'The steps of a process.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  steps: listOf(
    'The steps, in order. They are numbered.',
    strictObject({ title: text('The heading of the step.'), text: markedText('What happens.') }),
  ),
}).meta({
  aliases: 'process how-it-works roadmap workflow procedure',
});
