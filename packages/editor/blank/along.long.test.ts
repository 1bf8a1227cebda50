/** @jest-environment node */
import type { Step } from '../../../src/schema/values/change';
import type { StepAnswer } from '../../edit-protocol/protocol';
import { newErrors } from '../../edit-store/new-problems';
import { listAt } from '../structure/list-at';
import { validInsert } from '../structure/valid-step';
import { siteInMemory } from '../testing/site-in-memory';

const page = 'config/pages/home.ts';
const form = 'config/forms/booking.ts';
const booking = `import type { FormDefinition } from '#types';

export default {
  title: 'Booking',
  fields: [{ kind: 'date', name: 'Day', label: 'Day' }, { kind: 'time', name: 'Time', label: 'Time' }],
  rules: [],
  record: { collection: 'booking', stamps: { id: 'milliseconds', Date: 'date' } },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'Thank you' }, failed: { log: true } },
} satisfies FormDefinition;
`;

const sections = (kind: string) => ({ file: page, path: 'sections', kind });
const rules = (kind: string) => ({ file: form, path: 'rules', kind });

/** What shows an entry of config/site.ts, in a new site, which has none of them. */
test.each([
  [sections('team'), ['team']],
  [sections('map'), ['contact.place']],
  [sections('embed'), ['consent']],
  [sections('opening-hours'), ['business', 'business.hours']],
  [rules('opening-day'), ['business', 'business.hours']],
  [rules('opening-time'), ['business', 'business.hours']],
  [rules('not-before'), []],
  [sections('people'), []],
])('in a new site %j begins along with %j', async ({ file, path, kind }, along) => {
  const site = siteInMemory('tools/new/blank-site', { [form]: booking });
  const before = site.check(site.sources);
  const tryStep = (step: Step): Promise<StepAnswer> => {
    const after = site.check({ ...site.sources, ...site.changedBy(step) });
    const problems = newErrors(before, after, { shifts: true, renamed: new Map() });
    return Promise.resolve(problems.length === 0 ? { is: 'valid' } : { is: 'refused', problems });
  };
  const place = listAt(site.files, { file, path })!;
  const at = place.list.length;
  const found = await validInsert({ files: site.files, place, at, choice: kind, tryStep });
  expect(found).not.toHaveProperty('problems');
  const changes = 'step' in found ? found.step.changes : [];
  const inSite = changes.filter((change) => change.file === 'config/site.ts');
  expect(inSite.map((change) => 'path' in change && change.path)).toEqual(along);
  // It counts as a sample until somebody has changed it.
  const words = JSON.stringify(inSite);
  expect(words.includes('"sample":true')).toBe(along.length > 0 && kind !== 'embed');
});

test('what the site has is not begun again', async () => {
  const site = siteInMemory('tests/sites/agency', {});
  const place = listAt(site.files, { file: page, path: 'sections' })!;
  const tryStep = () => Promise.resolve<StepAnswer>({ is: 'valid' });
  const found = await validInsert({ files: site.files, place, at: 1, choice: 'map', tryStep });
  expect(found).toMatchObject({ step: { changes: [{ do: 'insert', file: page }] } });
});
