import type { SiteDefinition } from '../schema/site';
import { plainSigns } from '../schema/texts';

/** Whoever crawls may read everything (RFC 9309), and finds the list of pages (sitemaps.org). */
export const robots = ({ origin }: SiteDefinition): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** Where it must stand (RFC 9116, section 3). */
export const securityTxtFile = '.well-known/security.txt';

/** Days for which it can be believed: less than a year (RFC 9116, section 2.5.5). */
const validDays = 364;
const day = 24 * 60 * 60 * 1000;

/**
 * How somebody who found a hole tells of it (RFC 9116): by what `security` says, or else by the
 * e-mail address and in the language of the site. `at` is the moment of the build.
 */
export const securityTxt = (
  { origin, contact, language, security }: SiteDefinition,
  at: Date,
): string => {
  const expires = new Date((Math.floor(at.getTime() / day) + validDays) * day);
  return [
    `Contact: ${security?.contact ?? contact.email.to}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${(security?.languages ?? [language]).join(', ')}`,
    `Canonical: ${origin}/${securityTxtFile}`,
    '',
  ]
    .map(plainSigns)
    .join('\n');
};
