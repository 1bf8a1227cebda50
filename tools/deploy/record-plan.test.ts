/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionsForFunction, createFormFinder } from '../records/function-forms';
import { readRecordPlan } from './record-plan';

test('the forms that a function checks are known to the deploy, to the pages and to the embedded backend', () => {
  const agency = 'tests/sites/agency';
  expect(readRecordPlan(agency, true)).toBeUndefined();
  expect(collectionsForFunction(agency)).toBeNull();
  const site = mkdtempSync(join(tmpdir(), 'records-'));
  cpSync(join(agency, 'config'), join(site, 'config'), { recursive: true });
  const file = join(site, 'config/forms/freelancer.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('record: {', "record: {\n    checkedBy: 'function',"));
  expect(readRecordPlan(site, true)).toMatchObject({
    appCheck: true,
    forms: [{ record: { collection: 'freelancers' } }],
  });
  // It is sent to Google as JSON.
  const plan = readRecordPlan(site, false);
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  expect(collectionsForFunction(site)).toEqual(['freelancers']);
  const formOf = createFormFinder(site);
  expect(formOf('freelancers')?.record.collection).toBe('freelancers');
  expect(formOf('Contact_cli')).toBeUndefined();
  rmSync(site, { recursive: true });
});
