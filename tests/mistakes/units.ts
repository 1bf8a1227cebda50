import { contactPage, freelancer, inquiry, site, theme, type Row } from './row';

const fast = (to: string, code: string): Row => [
  `a time as ${to}`,
  theme,
  'fast: 120',
  `fast: ${to}`,
  code,
];
const notice = (to: string, code: string): Row => [
  `the time of a notice as ${to}`,
  site,
  'autoClose: 5000',
  `autoClose: ${to}`,
  code,
];
const height = (to: string, code: string): Row => [
  `a height as ${to}`,
  contactPage,
  'height: 500',
  `height: ${to}`,
  code,
];
const drag = (to: string, code: string): Row => [
  `a share as ${to}`,
  site,
  'dragToDismiss: 80',
  `dragToDismiss: ${to}`,
  code,
];
const megabytes = (to: string, code: string): Row => [
  `the size of a file as ${to}`,
  freelancer,
  'maxMegabytes: 10',
  `maxMegabytes: ${to}`,
  code,
];

/** Numbers with units, or in another unit than config uses: told with the unit that counts. */
export const units: Row[] = [
  fast('0.2', 'SITE-203'),
  fast('0.2s', 'SITE-024'),
  fast("'0.2s'", 'SITE-024'),
  fast("'0,2 Sekunden'", 'SITE-024'),
  fast('200ms', 'SITE-024'),
  fast("'200 ms'", 'SITE-024'),
  fast('.2s', 'SITE-024'),
  notice('5 s', 'SITE-024'),
  notice("'5 seconds'", 'SITE-024'),
  notice("'0.5 min'", 'SITE-024'),
  notice('2.5', 'SITE-203'),
  height('50%', 'SITE-024'),
  height("'100 %'", 'SITE-024'),
  height('30rem', 'SITE-024'),
  height("'500 pixels'", 'SITE-024'),
  height('0.5', 'SITE-033'),
  drag('80%', 'SITE-024'),
  drag("'80 percent'", 'SITE-024'),
  drag("'80px'", 'SITE-024'),
  drag('0.8', 'SITE-033'),
  megabytes('10MB', 'SITE-024'),
  megabytes("'10 megabytes'", 'SITE-024'),
  megabytes("'500 KB'", 'SITE-024'),
  megabytes("'1 GB'", 'SITE-024'),
  ['a corner in rem', theme, 'borderRadius: 6', "borderRadius: '0.5rem'", 'SITE-024'],
  [
    'how many letters in words',
    inquiry,
    'maxLength: 200',
    "maxLength: '200 characters'",
    'SITE-024',
  ],
  ['a width without quotes', theme, "'1200px'", '1200px', 'SITE-018', "'1200px'"],
];
