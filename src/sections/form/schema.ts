import { pointMarks } from '../../schema/block';
import {
  listOf,
  markedText,
  oneOf,
  strictObject,
  text,
  withDescription,
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
  form: text('The form: the name of its file in config/forms, without .ts.').meta({
    shown: false,
    chooses: { name: 'form' },
    blank: ({ forms }) => forms[0],
    needs:
      'There is no form to show yet: add one under Pages first, or make a file in config/forms.',
  }),
  layout: oneOf('Where the form stands, on wide screens.', {
    start: 'before what stands beside it',
    end: 'behind what stands beside it',
    below: 'in the middle, and the rest in columns below it',
  })
    .optional()
    .meta({ whenOmitted: 'start', input: 'look' }),
  aside: withDescription('What is shown beside the form.', aside)
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'the contact details of config/site.ts' }),
}).meta({
  aliases: 'newsletter subscribe signup contact-form survey quiz enquiry registration login',
});
