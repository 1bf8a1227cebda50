import { listOf, markedText, strictObject, text, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const aside = strictObject({
  title: text('The heading beside the form.'),
  points: listOf('Short points below that heading.', markedText()),
});

export const formSectionSchema = sectionSchema(
  'form',
  'A form, and beside it what helps to fill it in.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    form: text('The form: the name of its file in config/forms, without .ts.'),
    aside: withDescription('What stands beside the form.', aside)
      .optional()
      .default(undefined)
      .meta({ whenOmitted: 'the contact details of config/site.ts stand there' }),
  },
).meta({
  aliases: 'newsletter subscribe signup contact-form survey quiz enquiry registration login',
});
