import { prose } from '../../contract/block';
import { optionalText } from '../../contract/primitives';
import { quietLabel, sectionContract, sectionLead, tone } from '../section-contract';

export const proseContract = sectionContract(
  'prose',
  'Plain text with headings, lists and links, such as legal notices.',
  {
    ...quietLabel,
    tone: tone(),
    title: optionalText(
      'The heading of the section.',
      'the text begins at once, and its headings come right after that of the page',
    ),
    lead: sectionLead(),
    paragraphs: prose('The text.'),
  },
).meta({
  alsoCalled: [
    'text',
    'richtext',
    'markdown',
    'html',
    'legal',
    'terms',
    'imprint',
    'privacy',
    'plain-text',
  ],
});
