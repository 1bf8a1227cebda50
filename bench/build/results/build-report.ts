import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../../shared/machine';
import { table } from '../../shared/table';
import { costNames, perPage, type CostName, type Measured } from './growth';

const method = `Each added page is a copy of one of the site’s own, in turn, with links to the others; or with --entries, the
page of an entry of a collection, which lists three others. Built as
\`npm run build\` does it; memory is that of all its processes together, processor time that of all their threads.`;

const titles: Record<CostName, string> = {
  total: 'whole build, s',
  check: 'start and check, s',
  client: 'client build, s',
  server: 'server build, s',
  prerender: 'prerender, s',
  cpu: 'processor, s',
  memory: 'peak memory, MiB',
};

/** The cost of a page may grow this much before growth counts as worse than linear. */
const tolerance = 1.15;

const version = (name: string) => {
  const file = join(import.meta.dirname, '../../../node_modules', name, 'package.json');
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
};

const amount = (name: CostName, value: number) =>
  name === 'memory' ? value.toFixed(0) : (value / 1000).toFixed(2);

const costTable = (all: Measured[]) =>
  table(
    ['pages', ...costNames.map((name) => titles[name])],
    all.map(({ pageCount, cost }) => [
      String(pageCount),
      ...costNames.map((name) => amount(name, cost[name])),
    ]),
  );

const growthTable = ([first, second, third]: [Measured, Measured, Measured]) => {
  const rows = costNames.map((name) => {
    const early = perPage(first, second, name);
    const late = perPage(second, third, name);
    const unit = name === 'memory' ? 'MiB' : 'ms';
    return [
      titles[name].replace(/,.*/, ''),
      `${early.toFixed(2)} ${unit}`,
      `${late.toFixed(2)} ${unit}`,
      // A difference this small is noise.
      early > 0 && late > 0 ? `${(late / early).toFixed(2)} ×` : '–',
    ];
  });
  const step = (from: Measured, to: Measured) => `${from.pageCount} to ${to.pageCount}`;
  return table(['per added page', step(first, second), step(second, third), 'growth'], rows);
};

/** Other work on the machine lengthens a build, but not its CPU time. */
const verdict = ([first, second, third]: [Measured, Measured, Measured]) =>
  (['cpu', 'total'] as const)
    .map((name) => {
      const growth = perPage(second, third, name) / perPage(first, second, name);
      const words = growth <= tolerance ? 'linear' : 'WORSE THAN LINEAR';
      const title = titles[name].replace(/,.*/, '');
      return `- Growth is ${words} by the measure “${title}”: ${growth.toFixed(2)} ×.`;
    })
    .join('\n');

const isThree = (all: Measured[]): all is [Measured, Measured, Measured] => all.length === 3;

/** The cost of builds of these sizes, as Markdown. */
export const buildReport = (all: Measured[], runs: string) =>
  [
    `${machine()}, ${['vite', 'rolldown', 'react'].map(version).join(', ')}. ${runs}`,
    method,
    costTable(all),
    ...(isThree(all) ? [growthTable(all), verdict(all)] : []),
  ].join('\n\n');
