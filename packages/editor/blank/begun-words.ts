import { headingKeys } from '../../../src/schema/values/name-keys';
import { oneOf } from '../../config-values/human-place';
import { inWords } from '../panel/panel-keys';

/** What a text begins with; of an entry that stands in the list of this key what it is: New card for the title of a card. */
export const begunWords = (key: string, list = ''): string => {
  const isKnown = headingKeys.includes(key) && list.endsWith('s');
  return `New ${inWords(isKnown ? oneOf(list) : key).toLowerCase()}`;
};
