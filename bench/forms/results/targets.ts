import { table } from '../../shared/table';
import type { Measure } from '../measure/measures';
import { settingOf, steppedFieldCount, type SubjectName } from '../registry';
import type { MedianOf } from './medians';

type Target = {
  description: string;
  measure: Measure;
  /** At most this multiple of the peer's figure; without a peer, milliseconds. */
  most: number;
  own: SubjectName;
  peer?: SubjectName;
};

/** The targets of the plain forms are for this many fields. */
const plainFieldCount = 500;

const plain = { own: 'ours' } as const;
const stepped = { own: 'ours-steps', peer: 'surveyjs-steps', most: 0.3 } as const;
/** A form made of MUI's parts costs at least as much as the parts themselves. */
const aboveParts = { own: 'ours-steps', peer: 'bare-steps', most: 1.25 } as const;

const targets: Target[] = [
  { ...plain, description: 'mount to paint', measure: 'mount', peer: 'bare', most: 1 },
  { ...plain, description: 'mount to paint', measure: 'mount', peer: 'rjsf', most: 0.9 },
  { ...plain, description: 'script of a key', measure: 'keyScript', peer: 'bare', most: 1.3 },
  {
    ...plain,
    description: 'script of a key while errors are shown',
    measure: 'wrongKeyScript',
    most: 3.5,
  },
  { ...plain, description: 'submit to paint', measure: 'submit', peer: 'rjsf', most: 0.2 },
  { ...plain, description: 'submit to paint', measure: 'submit', peer: 'surveyjs', most: 0.3 },
  { ...stepped, description: 'mount to paint', measure: 'mount' },
  { ...stepped, description: 'key to paint', measure: 'key' },
  { ...stepped, description: 'script of a key', measure: 'keyScript' },
  { ...stepped, description: 'step forward to paint', measure: 'forward' },
  { ...stepped, description: 'submit to paint', measure: 'submit' },
  { ...aboveParts, description: 'mount to paint', measure: 'mount' },
  { ...aboveParts, description: 'key to paint', measure: 'key' },
  { ...aboveParts, description: 'step forward to paint', measure: 'forward' },
  { ...aboveParts, description: 'submit to paint', measure: 'submit' },
];

const fieldCountOf = (name: SubjectName) =>
  settingOf(name).conditional ? steppedFieldCount : plainFieldCount;

const formOf = (name: SubjectName) =>
  settingOf(name).conditional ? `${steppedFieldCount} in steps` : `${plainFieldCount}`;

const valueOf = ({ measure, own: name, peer }: Target, medianOf: MedianOf) => {
  const own = medianOf(name, fieldCountOf(name), measure);
  if (!peer) return own;
  const other = medianOf(peer, fieldCountOf(peer), measure);
  return own === undefined || other === undefined ? undefined : own / other;
};

/** Which targets are met; empty when their subjects were not measured. */
export const targetsTable = (medianOf: MedianOf) => {
  const rows = targets.flatMap((target) => {
    const value = valueOf(target, medianOf);
    if (value === undefined) return [];
    const unit = target.peer ? `× ${settingOf(target.peer).title}` : 'ms';
    return [
      [
        formOf(target.own),
        target.description,
        `≤ ${target.most} ${unit}`,
        `${value.toFixed(2)} ${unit}`,
        value <= target.most ? 'holds' : 'MISSED',
      ],
    ];
  });
  if (rows.length === 0) return '';
  return ['**Targets**', table(['fields', '', 'target', 'measured', ''], rows)].join('\n\n');
};
