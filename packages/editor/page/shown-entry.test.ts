/** @jest-environment node */
import type { Value } from '../../../src/schema/values/change';
import { entryShownBy } from './shown-entry';

const home = 'config/pages/home.ts';
const site = 'config/site.ts';
const hours = { usual: [{ days: ['monday'], open: ['09:00–18:00'] }] };

test.each<[string, Value, string | undefined]>([
  [
    'the hours of the business',
    { kind: 'opening-hours', title: 'Hours' },
    `${site} business.hours`,
  ],
  ['its own', { kind: 'opening-hours', title: 'Hours', hours }, `${home} sections[0].hours`],
  ['those of an opening that shows them', { kind: 'hero', hours: true }, `${site} business.hours`],
  ['none of one that does not', { kind: 'hero', title: 'A' }, undefined],
  ['none of another section', { kind: 'prose', paragraphs: ['09:00'] }, undefined],
  ['no entry that the site lacks', { kind: 'team', title: 'Team' }, undefined],
])('a press on a shown time opens %s', (_, section, expected) => {
  const files = { [home]: { title: 'Home', sections: [section] }, [site]: { business: { hours } } };
  const place = entryShownBy(files, { file: home, at: 0 });
  expect(place && `${place.file} ${place.path}`).toBe(expected);
});
