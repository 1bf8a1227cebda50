/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteForms } from '../records/site-form';
import { readScanPlan } from './scan-plan';

test('the forms whose files are looked at, with their folders; messages show what was found', () => {
  const agency = 'tests/sites/agency';
  expect(readScanPlan(agency)).toBeUndefined();
  const site = mkdtempSync(join(tmpdir(), 'scan-'));
  cpSync(join(agency, 'config'), join(site, 'config'), { recursive: true });
  const file = join(site, 'config/forms/freelancer.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('record: {', "record: {\n    scanned: 'CvScanned',"));
  expect(readScanPlan(site)?.forms).toEqual([
    {
      form: 'freelancer',
      collection: 'freelancers',
      mark: 'CvScanned',
      folders: ['Image/CvDeveloper/'],
    },
  ]);
  const { columns } = siteForms(site).find(({ name }) => name === 'freelancer')!;
  expect(columns.at(-1)).toBe('CvScanned');
  rmSync(site, { recursive: true });
});
