import { catalogue } from './catalogue-entry';

/** What must be replaced before the site goes on the web. */
export const launch = catalogue({
  sampleDetail: {
    code: 'SITE-120',
    severity: 'warning',
    description: '{found} belongs to nobody: it is a sample.',
    why: 'Visitors would reach no one.',
    repair: 'Write your own before launch. Until then npm run deploy refuses.',
    example: "phone: { label: '+44 20 7946 0000', to: 'tel:+442079460000' },",
  },
  markedSample: {
    code: 'SITE-121',
    severity: 'warning',
    description: 'This is marked as a sample.',
    why: 'Visitors would be told something that is not true.',
    repair:
      'Write your own before launch, then delete “sample: true”. Until then npm run deploy refuses.',
    example: "place: { lines: ['1 High Street', 'London'], … },",
  },
  fillerText: {
    code: 'SITE-122',
    severity: 'warning',
    description: '{found} only fills the space.',
    why: 'Visitors would read words that say nothing.',
    repair: 'Write your own text before launch. Until then npm run deploy refuses.',
    example: "text: 'We answer within two days.',",
  },
});
