import { link } from '../../contract/link';
import { picture } from '../../contract/picture';
import {
  listOf,
  oneOf,
  optionalText,
  paragraphs,
  strictObject,
  text,
} from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** Words that a button opens and closes in place. */
const more = strictObject({ open: text(), close: text(), paragraphs: paragraphs() });

/** Several things of one sort. */
export const cardsContract = sectionContract('cards', {
  ...standing,
  title: text(),
  lead: optionalText(),
  /** `ledger`: numbered rows in two columns; `lead`: the first card large; `columns`: side by side. */
  layout: oneOf(['ledger', 'lead', 'columns']),
  cards: listOf(
    strictObject({
      title: text(),
      text: text(),
      picture: picture.optional(),
      action: link.optional().default(undefined),
      more: more.optional().default(undefined),
    }),
  ),
});
