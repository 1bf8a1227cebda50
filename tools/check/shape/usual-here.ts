import type { SchemaDescription } from 'yup';
import { metaOf } from './schema-at';

/** A number in the unit that is usual here. */
export const likelyAmounts = (
  text: string,
  description: SchemaDescription | undefined,
): string[] => {
  const { unit } = metaOf(description);
  return unit !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? [text + unit] : [];
};

/** The ending of a picture that no browser shows, and what there is instead. */
export const wrongFormat = (file: string, description: SchemaDescription | undefined) => {
  const { formats = [] } = metaOf(description);
  const [, ending = ''] = /\.([a-z]\w{1,4})$/i.exec(file) ?? [];
  if (formats.length === 0 || ending === '' || formats.includes(ending.toLowerCase())) {
    return undefined;
  }
  const known = formats.filter((each) => each !== 'jpeg').map((each) => `.${each}`);
  return { ending, formats: `${known.slice(0, -1).join(', ')} or ${known.at(-1)}` };
};
