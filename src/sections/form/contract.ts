import { listOf, markedText, says, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

const aside = strictObject({
  title: text('The heading beside the form.'),
  points: listOf('Short points below that heading.', markedText()),
});

export const formSectionContract = sectionContract(
  'form',
  'A form, and beside it what helps to fill it in.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    form: text('The form: the name of its file in config/forms, without .ts.'),
    aside: says('What stands beside the form.', aside)
      .optional()
      .default(undefined)
      .meta({ leftOut: 'the contact details of config/site.ts stand there' }),
  },
).meta({
  alsoCalled: [
    'newsletter',
    'subscribe',
    'signup',
    'contact-form',
    'survey',
    'quiz',
    'enquiry',
    'registration',
    'login',
  ],
});
