import { link } from '../../contract/link';
import { optionalText, text } from '../../contract/primitives';
import { sectionContract } from '../section-contract';

/** The opening of Home: the headline, where to read on, and a form on the ledger drawing. */
export const heroContract = sectionContract('hero', {
  title: text(),
  /** The word of the title that stands on a highlighter stroke. */
  highlight: optionalText(),
  lead: text(),
  action: link,
  /** The name of a file in config/forms, without its ending. */
  form: text(),
});
