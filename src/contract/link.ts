import { string, type InferType } from 'yup';
import { flag, strictObject, text } from './primitives';

const target =
  /^(\/(?!\/)\S*|#\S+|link:[a-z][a-z0-9-]*|https:\/\/\S+|mailto:[^\s/@]+@[^\s/@?]+\.[^\s/@?]+(?:\?\S*)?|tel:\+?\d+)$/;

export const linkTarget = (words: string) =>
  string()
    .typeError('must be a text in quotes')
    .required('is missing: write where the link leads, for example /Contact')
    .matches(target, {
      message:
        'leads nowhere: start with / (a page), # (a place on the page), link: (a name from config/site.ts), https://, mailto: or tel:',
    })
    .meta({ says: words });

export const link = (words?: string) =>
  strictObject({
    label: text('The words of the link or button.'),
    to: linkTarget('Where it leads.'),
    newTab: flag('Opens in a new tab of the browser, and says so to those who hear the page.'),
  }).meta({ says: words, group: { name: 'Link', says: 'A link or a button.' } });

export type LinkDefinition = InferType<ReturnType<typeof link>>;
