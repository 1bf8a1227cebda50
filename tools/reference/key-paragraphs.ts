import type { KeyDescription, ValueDescription } from './description';

const meaningsOf = (value: ValueDescription): string[] => {
  if (value.is === 'list' || value.is === 'names') {
    return meaningsOf(value.is === 'list' ? value.item : value.value);
  }
  if (value.is !== 'word') return [];
  return value.words.flatMap(({ word, means }) => (means ? [`- \`${word}\`: ${means}`] : []));
};

const limitsOf = (value: ValueDescription): string[] => {
  const limits = 'limits' in value ? value.limits : [];
  return limits.length > 0 ? [`Limits: ${limits.join('; ')}.`] : [];
};

/** What an editor shows for a key, paragraph by paragraph. */
export const keyParagraphs = ({ description, whenOmitted, value }: KeyDescription): string[] => [
  description,
  ...meaningsOf(value),
  ...limitsOf(value),
  ...(whenOmitted === undefined ? [] : [`Left out: ${whenOmitted}.`]),
];
