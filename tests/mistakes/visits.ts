import { site, type Row } from './row';

const plausible = 'https://plausible.io/js/script.manual.js';

const visits = (provider: string, address: string, id?: string) =>
  `visits: { provider: '${provider}', address: '${address}'${id === undefined ? '' : `, id: ${id}`} }`;

/** Mistakes in how visits are counted. */
export const visitsMistakes: Row[] = (
  [
    [
      'a script of another provider',
      visits('plausible', 'https://stats.harbour-web.com/matomo.js', "'1'"),
      'SITE-355',
      "'matomo'",
    ],
    [
      'the script of GoatCounter for that of Matomo',
      visits('matomo', 'https://gc.zgo.at/count.js', "'https://us.goatcounter.com/count'"),
      'SITE-355',
      "'goatcounter'",
    ],
    [
      'a script that counts by itself',
      visits('plausible', 'https://plausible.io/js/script.js', "'harbour-web.com'"),
      'SITE-356',
      "'https://plausible.io/js/script.manual.js'",
    ],
    [
      'a script that counts by itself, and more',
      visits('plausible', 'https://plausible.io/js/script.outbound-links.js', "'harbour-web.com'"),
      'SITE-356',
      "'https://plausible.io/js/script.manual.outbound-links.js'",
    ],
    ['no id', visits('plausible', plausible), 'SITE-357'],
    [
      'an id for a script that knows the site',
      visits('plausible', 'https://plausible.io/js/pa-a1B2.js', "'harbour-web.com'"),
      'SITE-358',
    ],
    [
      'an address for a domain',
      visits('plausible', plausible, "'https://harbour-web.com'"),
      'SITE-358',
      "'harbour-web.com'",
    ],
    [
      'a code for the address of GoatCounter',
      visits('goatcounter', 'https://gc.zgo.at/count.js', "'harbour'"),
      'SITE-358',
      "'https://harbour.goatcounter.com/count'",
    ],
    [
      'the site of GoatCounter',
      visits('goatcounter', 'https://gc.zgo.at/count.js', "'https://harbour.goatcounter.com'"),
      'SITE-358',
      "'https://harbour.goatcounter.com/count'",
    ],
    [
      'a name for the number of Matomo',
      visits('matomo', 'https://stats.harbour-web.com/matomo.js', "'site 3'"),
      'SITE-358',
      "'3'",
    ],
    [
      'a number without quotes',
      visits('matomo', 'https://stats.harbour-web.com/matomo.js', '3'),
      'SITE-023',
      "'3'",
    ],
    [
      'a provider misspelt',
      visits('plausibel', plausible, "'harbour-web.com'"),
      'SITE-028',
      "'plausible'",
    ],
    [
      'a provider that there is not',
      visits('google', 'https://www.googletagmanager.com/gtag.js', "'G-1'"),
      'SITE-028',
    ],
    [
      'the provider for its script',
      visits('plausible', 'https://plausible.io', "'harbour-web.com'"),
      'SITE-034',
    ],
    [
      'visits misspelt',
      visits('plausible', plausible, "'harbour-web.com'").replace('visits', 'visists'),
      'SITE-020',
      'visits',
    ],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  contact: {',
  `  ${entry},\n  contact: {`,
  code,
  suggests,
]);
