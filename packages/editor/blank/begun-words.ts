import { oneOf } from '../../config-values/human-place';
import { inWords } from '../panel/panel-keys';

/** The keys by which people know an entry of a list. */
const headings = ['title', 'label', 'name', 'question', 'heading'];

/** What a text begins with; of an entry that stands in the list of this key what it is: New card for the title of a card. */
export const begunWords = (key: string, list = ''): string => {
  const isKnown = headings.includes(key) && list.endsWith('s');
  return `New ${inWords(isKnown ? oneOf(list) : key).toLowerCase()}`;
};
