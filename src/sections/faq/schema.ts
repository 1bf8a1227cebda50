import { paragraphs } from '../../schema/block';
import { listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const faqSchema = sectionSchema(
  'faq',
  'Questions with their answers, at most one of them open.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    items: listOf(
      'The questions, in order.',
      strictObject({ question: text('The question.'), answer: paragraphs('The answer.') }),
    ),
  },
).meta({ aliases: 'accordion questions faqs q-and-a toggle collapse help' });
