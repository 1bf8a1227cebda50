/** @jest-environment node */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/temporary-folder';
import { lastWritten } from './last-written';

const folder = temporaryFolder();

test('a calendar is as new as the last change of a file of its collections', () => {
  expect(lastWritten(folder)).toBeUndefined();
  expect(lastWritten(join(folder, 'none'))).toBeUndefined();
  for (const [name, time] of Object.entries({
    'events.ts': '2027-01-05',
    'places.ts': '2026-12-01',
  })) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), new Date(time), new Date(time));
  }
  expect(lastWritten(folder)).toEqual(new Date('2027-01-05'));
});
