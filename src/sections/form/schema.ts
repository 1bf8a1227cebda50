import { pointMarks } from '../../schema/block';
import {
  listOf,
  markedText,
  optionalGroup,
  optionalOneOf,
  strictObject,
  text,
} from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const aside = strictObject({
  title: text('The heading beside the form.'),
  points: listOf('Short points below that heading.', markedText()),
  marks: pointMarks('a check mark, between lines'),
});

export const formSectionSchema = sectionSchema('form', 'A form, with help beside it.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  form: text('The form.').meta({
    shown: false,
    chooses: { name: 'form' },
    blank: ({ forms }) => forms[0],
    needs: 'There is no form to show yet: add one under Pages first.',
  }),
  layout: optionalOneOf('Where the form stands, on wide screens.', 'start', {
    start: 'before what stands beside it',
    end: 'behind what stands beside it',
    below: 'in the middle, and the rest in columns below it',
  }).meta({ input: 'look' }),
  aside: optionalGroup(
    'What is shown beside the form.',
    'the contact details of config/site.ts',
    aside,
  ).meta({ called: 'Beside the form' }),
}).meta({
  asks: true,
  aliases: 'newsletter subscribe signup contact-form survey quiz enquiry registration login',
});
