import { link } from '../../contract/link';
import { optionalText, text } from '../../contract/primitives';
import { sectionContract } from '../section-contract';

export const heroContract = sectionContract(
  'hero',
  'The opening of Home: the headline, where to read on, and a form beside them.',
  {
    title: text('The headline of the page.'),
    highlight: optionalText(
      'The word of the headline that stands on a stroke of the highlighter.',
      'no word is highlighted',
    ),
    lead: text('The sentence below the headline.'),
    action: link('The button below that sentence.'),
    form: text('The form: the name of its file in config/forms, without .ts.'),
  },
);
