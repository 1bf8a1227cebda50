/** @jest-environment node */
import { humanPlace } from './human-place';

test.each([
  ['config/site.ts', 'social[1].to', 'Site → social entry 2 → to'],
  ['config/site.ts', 'links[1].to', 'Site → link 2 → to'],
  ['config/pages/home.ts', 'sections[0].points[2]', 'Home → section 1 → point 3'],
  [
    'config/pages/home.ts',
    'sections[0].picture.scene[1]',
    'Home → section 1 → picture → scene entry 2',
  ],
  [
    'config/pages/about-us.ts',
    'sections[0].breadcrumb[0].to',
    'About us → section 1 → breadcrumb entry 1 → to',
  ],
  ['config/forms/job.ts', 'fields[0].upload.types[1]', 'Form “Job” → field 1 → upload → type 2'],
  ['config/forms/job.ts', 'record.order[2]', 'Form “Job” → record → order entry 3'],
])('%s %s is %s', (file, path, place) => {
  expect(humanPlace(file, path, {})).toBe(place);
});

test('an entry is known by its title', () => {
  const config = { sections: [{ kind: 'cards', title: 'Our Services' }] };
  expect(humanPlace('config/pages/home.ts', 'sections[0]', config)).toBe(
    'Home → section 1 “Our Services”',
  );
});
