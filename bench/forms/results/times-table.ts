import { table } from '../../shared/table';
import { measureNames, measures, type Measure } from '../measure/measures';
import { settingOf, type SubjectName } from '../registry';
import type { MedianOf } from './medians';

const none = '–';
const milliseconds = (value: number | undefined) => value?.toFixed(1) ?? none;

const ratio = (own: number | undefined, peer: number | undefined) =>
  own === undefined || peer === undefined ? none : `${(own / peer).toFixed(2)} ×`;

/** The medians of every subject, then what ours is of each of the others. */
export const timesTable = (names: SubjectName[], fieldCount: number, medianOf: MedianOf) => {
  const row = (title: string, cell: (measure: Measure) => string) => [
    title,
    ...measureNames.map(cell),
  ];
  const times = names.map((name) =>
    row(settingOf(name).title, (measure) => milliseconds(medianOf(name, fieldCount, measure))),
  );
  const peers = names.includes('ours') ? names.filter((name) => name !== 'ours') : [];
  const ratios = peers.map((peer) =>
    row(`this site ÷ ${settingOf(peer).title}`, (measure) =>
      ratio(medianOf('ours', fieldCount, measure), medianOf(peer, fieldCount, measure)),
    ),
  );
  return [
    `**${fieldCount} fields**, milliseconds`,
    table(['', ...Object.values(measures)], [...times, ...ratios]),
  ].join('\n\n');
};
