import { contactPage, freelancer, inquiry, site, theme, type Row } from './row';

const fast = (to: string, code: string, suggests?: string): Row => [
  `a time as ${to}`,
  theme,
  'fast: 120',
  `fast: ${to}`,
  code,
  suggests,
];
const notice = (to: string, code: string, suggests?: string): Row => [
  `the time of a notice as ${to}`,
  site,
  'autoClose: 5000',
  `autoClose: ${to}`,
  code,
  suggests,
];
const height = (to: string, code: string, suggests?: string): Row => [
  `a height as ${to}`,
  contactPage,
  'height: 500',
  `height: ${to}`,
  code,
  suggests,
];
const drag = (to: string, code: string, suggests?: string): Row => [
  `a share as ${to}`,
  site,
  'dragToDismiss: 80',
  `dragToDismiss: ${to}`,
  code,
  suggests,
];
const megabytes = (to: string, code: string, suggests?: string): Row => [
  `the size of a file as ${to}`,
  freelancer,
  'maxMegabytes: 10',
  `maxMegabytes: ${to}`,
  code,
  suggests,
];

/** Numbers with units, or in another unit than config uses. */
export const units: Row[] = [
  fast('0.2', 'SITE-203', '200'),
  fast('0.2s', 'SITE-024', '200'),
  fast("'0.2s'", 'SITE-024', '200'),
  fast("'0,2 Sekunden'", 'SITE-024', '200'),
  fast('200ms', 'SITE-024', '200'),
  fast("'200 ms'", 'SITE-024', '200'),
  fast('.2s', 'SITE-024', '200'),
  notice('5 s', 'SITE-024', '5000'),
  notice("'5 seconds'", 'SITE-024', '5000'),
  notice("'0.5 min'", 'SITE-024', '30000'),
  notice('2.5', 'SITE-203', '2500'),
  height('50%', 'SITE-024'),
  height("'100 %'", 'SITE-024'),
  height('30rem', 'SITE-024', '480'),
  height("'500 pixels'", 'SITE-024', '500'),
  height('0.5', 'SITE-033'),
  drag('80%', 'SITE-024', '80'),
  drag("'80 percent'", 'SITE-024', '80'),
  drag("'80px'", 'SITE-024'),
  drag('0.8', 'SITE-033'),
  megabytes('10MB', 'SITE-024', '10'),
  megabytes("'10 megabytes'", 'SITE-024', '10'),
  megabytes("'500 KB'", 'SITE-024'),
  megabytes("'1 GB'", 'SITE-024'),
  ['a corner in rem', theme, 'borderRadius: 6', "borderRadius: '0.5rem'", 'SITE-024', '8'],
  [
    'how many letters in words',
    inquiry,
    'maxLength: 200',
    "maxLength: '200 characters'",
    'SITE-024',
    '200',
  ],
  ['a width without quotes', theme, "'1200px'", '1200px', 'SITE-018', "'1200px'"],
];
