import { string } from 'yup';
import { flag, strictObject, text } from './primitives';

/**
 * Where a link may lead: a page or anchor of the site (`/About-us`, `#faq`), an address that the
 * site knows by name (`link:whatsapp`, see `links` in config/site.ts), a web address, a mail
 * address or a telephone number.
 */
const target = /^(\/(?!\/)\S*|#\S+|link:[a-z][a-z0-9-]*|https:\/\/\S+|mailto:\S+|tel:\+?\d+)$/;

export const linkTarget = () =>
  string()
    .typeError('must be a text in quotes')
    .required('is missing: write where the link leads, for example /Contact')
    .matches(target, {
      message:
        'leads nowhere: start with / (a page), # (a place on the page), link: (a name from config/site.ts), https://, mailto: or tel:',
    });

export const link = strictObject({
  label: text(),
  to: linkTarget(),
  newTab: flag(),
});
