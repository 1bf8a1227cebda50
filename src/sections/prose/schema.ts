import { prose } from '../../schema/block';
import { flag, optionalText } from '../../schema/primitives';
import { aligned } from '../../schema/rhythm';
import { standingQuietly, sectionSchema, sectionLead, tone } from '../section-schema';

export const proseSchema = sectionSchema(
  'prose',
  'Plain text with headings, lists and links, such as legal notices.',
  {
    ...standingQuietly,
    ...aligned,
    tone: tone(),
    title: optionalText(
      'The heading of the section.',
      'the text has no heading, and its own headings are one level below that of the page',
    ),
    lead: sectionLead(),
    dropCap: flag('The first letter of the text is three lines high.'),
    paragraphs: prose('The text.'),
  },
).meta({
  aliases: 'text richtext markdown html legal terms imprint privacy plain-text',
});
