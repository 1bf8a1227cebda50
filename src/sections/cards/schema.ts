import { paragraphs } from '../../schema/block';
import { link } from '../../schema/link';
import { picture } from '../../schema/picture';
import {
  listOf,
  markedText,
  oneOf,
  optionalGroup,
  strictObject,
  text,
} from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const more = strictObject({
  open: usualText('more.open', 'The button that shows the text.'),
  close: usualText('more.close', 'The label of the same button while the text is shown.'),
  paragraphs: paragraphs('The text.'),
});

const card = strictObject({
  title: text('The heading of the card.'),
  text: markedText('The text of the card.'),
  picture: picture('The picture of the card.')
    .optional()
    .meta({ whenOmitted: 'no picture is shown' }),
  action: optionalGroup('A link below the text.', 'there is no link', link()),
  more: optionalGroup('More text, which a button shows and hides.', 'there is no more text', more),
});

export const cardsSchema = sectionSchema('cards', 'Several things of the same sort.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  layout: oneOf('How the cards are arranged.', {
    ledger: 'numbered rows in two columns',
    lead: 'the first card large, the others beside it',
    columns: 'side by side',
    lines: 'a ledger: each on a line over the whole width, with its link at the end',
  }).meta({ input: 'layout' }),
  cards: listOf('The cards, in order.', card),
}).meta({
  aliases: 'tiles grid products shop service-list teasers portfolio projects menu courses events',
});
