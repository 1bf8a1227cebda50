import { table } from '../../shared/table';
import type { Readings } from '../lighthouse/audit-subjects';
import type { Reading } from '../lighthouse/reading';
import type { Subject } from '../subjects';
import { kibibytes, whole } from './format';

const headings = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'Speed Index, ms',
  'longest task, ms',
  'script, KiB',
  'all, KiB',
];

const cells = (reading: Reading) => [
  whole(reading.performance),
  whole(reading.accessibility),
  whole(reading['best-practices']),
  whole(reading.seo),
  whole(reading.fcp),
  whole(reading.lcp),
  whole(reading.tbt),
  reading.cls.toFixed(3),
  whole(reading.speedIndex),
  reading.longestTask === 0 ? '< 50' : whole(reading.longestTask),
  kibibytes(reading.scriptBytes),
  kibibytes(reading.totalBytes),
];

/** What Lighthouse says of each subject, one row each. */
export const pagesTable = (subjects: Subject[], readings: Readings): string =>
  table(
    headings,
    subjects.flatMap(({ name, title }) => {
      const reading = readings.get(name);
      return reading ? [[title, ...cells(reading)]] : [];
    }),
  );
