import { table } from '../../shared/table';
import { measureNames, measures, type Measure } from '../measure/measures';
import { settingOf, titleOf, type SubjectName } from '../registry';
import type { MedianOf } from './medians';

const none = '–';
const milliseconds = (value: number | undefined) => value?.toFixed(1) ?? none;

const ratio = (own: number | undefined, peer: number | undefined) =>
  own === undefined || peer === undefined ? none : `${(own / peer).toFixed(2)} ×`;

type TimesTable = { title: string; names: SubjectName[]; fieldCount: number };

/** The medians of every subject, then ours relative to each of the others. Empty without subjects. */
export const timesTable = ({ title, names, fieldCount }: TimesTable, medianOf: MedianOf) => {
  const timeOf = (name: SubjectName, measure: Measure) => medianOf(name, fieldCount, measure);
  const columns = measureNames.filter((measure) =>
    names.some((name) => timeOf(name, measure) !== undefined),
  );
  if (columns.length === 0) return '';
  const times = names.map((name) => [
    titleOf(name),
    ...columns.map((measure) => milliseconds(timeOf(name, measure))),
  ]);
  const own = names.find((name) => settingOf(name).asSite);
  const ratios = names.flatMap((peer) => {
    if (!own || peer === own) return [];
    const cells = columns.map((measure) => ratio(timeOf(own, measure), timeOf(peer, measure)));
    return [[`${titleOf(own)} ÷ ${titleOf(peer)}`, ...cells]];
  });
  const headings = ['', ...columns.map((measure) => measures[measure])];
  return [`**${title}**, milliseconds`, table(headings, [...times, ...ratios])].join('\n\n');
};
