import { site, type Row } from './row';

const words = "title: 'Back on Monday', text: 'We are moving.'";

/** Mistakes in how a site is closed for some time. */
export const maintenanceMistakes: Row[] = (
  [
    ['maintenance switched on', 'maintenance: true', 'SITE-027'],
    ['maintenance as a text', "maintenance: 'We are moving.'", 'SITE-027'],
    [
      'maintenance without a heading',
      "maintenance: { text: 'We are moving.' }",
      'SITE-022',
      'title',
    ],
    ['maintenance without a text', "maintenance: { title: 'Back soon' }", 'SITE-022', 'text'],
    ['maintenance misspelt', `maintenace: { ${words} }`, 'SITE-020', 'maintenance'],
    ['minutes in quotes', `maintenance: { ${words}, minutes: '60' }`, 'SITE-024', '60'],
    ['no minute at all', `maintenance: { ${words}, minutes: 0 }`, 'SITE-033', '1'],
    ['a month in minutes', `maintenance: { ${words}, minutes: 43200 }`, 'SITE-033', '10080'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  contact: {',
  `  ${entry},\n  contact: {`,
  code,
  suggests,
]);
