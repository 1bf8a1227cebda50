import { listOf, markedText, optionalOneOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const stepsSchema = sectionSchema('steps', 'The steps of a process.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  look: optionalOneOf('How the steps are shown.', 'columns', {
    columns: 'side by side below a line, each with a large number',
    rows: 'one below the other between lines: number, heading, text',
    discs: 'each number on a disc, the words in the middle below it',
    bubbles: 'speech bubbles by turns at both sides, as in a conversation',
  }).meta({ input: 'look' }),
  steps: listOf(
    'The steps, in order. They are numbered.',
    strictObject({ title: text('The heading of the step.'), text: markedText('What happens.') }),
  ),
}).meta({
  aliases: 'process how-it-works roadmap workflow procedure',
});
