import { paragraphs } from '../../contract/block';
import { listOf, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const faqContract = sectionContract(
  'faq',
  'Questions with their answers, of which one at most is open.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    items: listOf(
      'The questions, in order.',
      strictObject({ question: text('The question.'), answer: paragraphs('The answer.') }),
    ),
  },
).meta({ alsoCalled: ['accordion', 'questions', 'faqs', 'q-and-a', 'toggle', 'collapse', 'help'] });
