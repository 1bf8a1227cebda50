import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { formatted } from '../../tools/formatted';

const file = join(import.meta.dirname, '../../docs/performance.md');

const between = (name: string) =>
  new RegExp(`(<!-- ${name}: begin -->)[\\s\\S]*?(<!-- ${name}: end -->)`);

/** Notes that other work ran beside a measurement, which is one process at a time. */
const noteOfLoad = () => {
  const [, load = 0] = loadavg();
  const cores = cpus().length;
  return load > cores
    ? `The machine had other work meanwhile (load ${load.toFixed(1)} on ${cores} cores): times are longer than alone.`
    : '';
};

/**
 * Prints `markdown` and puts it into docs/performance.md, between the comments with this `name`. Throws
 * when the file has no such place.
 */
export const report = async (name: string, markdown: string) => {
  console.log(`\n${markdown}\n`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!between(name).test(text)) throw new Error(`docs/performance.md has no place for "${name}".`);
  const updated = text.replace(between(name), (_, begin: string, end: string) =>
    [begin, noteOfLoad(), markdown, end].filter(Boolean).join('\n\n'),
  );
  writeFileSync(file, await formatted(file, updated));
};
