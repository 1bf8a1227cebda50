import { optionalOneOf, optionalText } from '../../schema/primitives';
import { widened } from '../../schema/rhythm';
import { usualText } from '../../schema/usual-text';
import { standingQuietly, sectionSchema, tone } from '../section-schema';

export const entryLinksSchema = sectionSchema(
  'entry-links',
  'On the page of an entry of a collection: links to the entries before and behind it, and to the pages of its tags.',
  {
    ...standingQuietly,
    ...widened,
    tone: tone(),
    name: usualText(
      'entryLinks.name',
      'What the links are, for screen readers, for example More courses.',
    ).meta({ shown: false, translated: true }),
    previous: usualText(
      'entryLinks.previous',
      'The small words above the name of the entry before this one.',
    ),
    next: usualText(
      'entryLinks.next',
      'The small words above the name of the entry behind this one.',
    ),
    sort: optionalOneOf(
      'The order of the entries.',
      'by day where entries have one, others as in the file',
      {
        written: 'as in the file',
        name: 'by name',
        day: 'by day, the first day first',
      },
    ),
    tags: optionalText(
      'The words before the tags of the entry that have a page: those of a page with each: such as courses/tags.',
      'its tags are not shown',
    ),
  },
).meta({ aliases: 'neighbours neighbors pagination pager previous-next prev-next siblings' });
