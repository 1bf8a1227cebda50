import { table } from '../../shared/table';
import type { Measure } from '../measure/measures';
import { settingOf, type SubjectName } from '../registry';
import type { MedianOf } from './medians';

/** How many fields the targets speak of. */
const fieldCount = 500;

type Target = {
  says: string;
  measure: Measure;
  /** Most times of what the peer takes; without a peer most milliseconds. */
  most: number;
  peer?: SubjectName;
};

const targets: Target[] = [
  { says: 'mount to paint', measure: 'mount', peer: 'bare', most: 1 },
  { says: 'mount to paint', measure: 'mount', peer: 'rjsf', most: 0.9 },
  { says: 'script of a key', measure: 'keyScript', peer: 'bare', most: 1.3 },
  { says: 'script of a key while errors are shown', measure: 'wrongKeyScript', most: 3.5 },
  { says: 'submit to paint', measure: 'submit', peer: 'rjsf', most: 0.2 },
  { says: 'submit to paint', measure: 'submit', peer: 'surveyjs', most: 0.3 },
];

const valueOf = ({ measure, peer }: Target, medianOf: MedianOf) => {
  const own = medianOf('ours', fieldCount, measure);
  if (!peer) return own;
  const other = medianOf(peer, fieldCount, measure);
  return own === undefined || other === undefined ? undefined : own / other;
};

/** Which targets hold; empty when those were not measured that they speak of. */
export const targetsTable = (medianOf: MedianOf) => {
  const rows = targets.flatMap((target) => {
    const value = valueOf(target, medianOf);
    if (value === undefined) return [];
    const unit = target.peer ? `× ${settingOf(target.peer).title}` : 'ms';
    return [
      [
        target.says,
        `≤ ${target.most} ${unit}`,
        `${value.toFixed(2)} ${unit}`,
        value <= target.most ? 'holds' : 'MISSED',
      ],
    ];
  });
  if (rows.length === 0) return '';
  return [`**Targets** at ${fieldCount} fields`, table(['', 'target', 'measured', ''], rows)].join(
    '\n\n',
  );
};
