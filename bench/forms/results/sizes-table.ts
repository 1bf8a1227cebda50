import { table } from '../../shared/table';
import type { BundleSizes, Size } from '../build/bundle-sizes';
import { titleOf, type SubjectName } from '../registry';

const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);
const both = (size: Size | undefined) =>
  size ? `${kibibytes(size.gzip)} / ${kibibytes(size.brotli)}` : '–';

/** What visitors load for each subject. */
export const sizesTable = (sizes: Map<SubjectName, BundleSizes>) => {
  const rows = [...sizes].map(([name, { all, beyondReact, beyondMui, css }]) => [
    titleOf(name),
    ...[all, beyondReact, beyondMui, css].map(both),
  ]);
  const headings = ['', 'all', 'beyond React', 'beyond React and MUI', 'style sheet'];
  return ['**Script**, KiB as gzip / brotli', table(headings, rows)].join('\n\n');
};
