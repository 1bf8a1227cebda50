import { type InferType, string } from 'yup';
import { quotedText } from './plain-values';
import { flag, optionalText, strictObject, text, withDescription } from './primitives';

/** Pattern for the host of a web address: a comma or a second dot in a row would lead nowhere, a star everywhere. */
export const webHost = String.raw`(?![^\s/?#]*(?:[,;*]|\.\.))[^\s/?#]+`;

/** The address of a site without any page of it. */
export const origin = (words?: string) =>
  string()
    .required('is missing: write a web address')
    .matches(new RegExp(`^https://${webHost}$`), {
      message: 'must be only https:// and a host, without a slash at the end',
    })
    .meta({ description: words, blank: 'https://example.com' });

/** Addresses that are not pages: their pattern and a description. RFC 6068, RFC 3966. */
const addresses = {
  mailto: {
    form: String.raw`mailto:[^\s/@<>]+@(?![^\s?]*(?:[,;]|\.\.))[^\s/@?<>]+\.[^\s/@?<>]+(?:\?\S*)?`,
    description: 'mailto: and the address, for example mailto:office@acme.test',
    blank: 'mailto:office@example.com',
  },
  tel: {
    form: String.raw`tel:\+?\d+`,
    description: 'tel: and the number, only digits, for example tel:+442079460000',
    blank: 'tel:+442079460000',
  },
};

export const httpsAddress = (words: string) =>
  quotedText()
    .required('is missing: write a web address')
    .matches(new RegExp(String.raw`^https://${webHost}\S*$`), {
      message: 'must be a web address that starts with https://, without a blank',
    })
    .meta({ description: words, translated: true, blank: 'https://example.com/' });

const target = new RegExp(
  String.raw`^(?:/(?!/)\S*|#\S+|link:[a-z][a-z0-9-]*|https://${webHost}\S*|${addresses.mailto.form}|${addresses.tel.form})$`,
);

/** How a link must be that begins in these ways. */
const ways = {
  'https:': 'be https:// and a host, without a blank',
  'link:': 'be link: and a name from config/site.ts, in small letters, digits and hyphens',
  'mailto:': `be ${addresses.mailto.description}`,
  'tel:': `be ${addresses.tel.description}`,
};

const anyWay =
  'start with / (a page), # (a place on the page), link: (a name from config/site.ts), https://, mailto: or tel:';

/** How a link that leads nowhere must be. */
export const linkAdvice = (to: string): string => {
  const [, way = anyWay] = Object.entries(ways).find(([start]) => to.startsWith(start)) ?? [];
  return `must ${way}`;
};

export const linkTarget = (words: string) =>
  quotedText()
    .required('is missing: write where the link leads, for example /Contact')
    .matches(target, {
      message: `leads nowhere: ${anyWay}`,
    })
    .meta({ description: words, input: 'link', blank: ({ paths }) => paths[0] ?? '/' });

export const link = (words?: string) =>
  strictObject({
    label: text('The words of the link or button.'),
    to: linkTarget('Where it leads.'),
    newTab: flag('Opens in a new tab, and screen readers say so.'),
  }).meta({ description: words, group: { name: 'Link', description: 'A link or a button.' } });

export type LinkDefinition = InferType<ReturnType<typeof link>>;

/** A telephone number or an e-mail address: the text shown and the link. */
export const contactLink = (words: string, scheme: keyof typeof addresses) =>
  withDescription(
    words,
    strictObject({
      name: optionalText('Its purpose, if there are several.', 'none is given'),
      label: text('How it is shown.'),
      to: quotedText()
        .required('is missing: write where the link leads')
        .matches(new RegExp(`^${addresses[scheme].form}$`), {
          message: `must be ${addresses[scheme].description}`,
        })
        .meta({ description: 'Where it leads.', translated: true, blank: addresses[scheme].blank }),
    }),
  );
