import { cpus, release, totalmem, type } from 'node:os';

/** The machine in one line: processor, cores, memory, system, Node. */
export const machine = (): string => {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${cpus().length} cores, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
};
