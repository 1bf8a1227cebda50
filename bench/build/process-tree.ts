import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** A process and all that it began, by their ids (proc(5), of Linux). */
const treeOf = (root: number): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = read(`/proc/${name}/stat`);
    // The name of the program, in parentheses, may hold blanks.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
};

/** What a process and all that it began have in memory, in MiB; what they share is counted for each. */
export const memoryOfTree = (root: number): number =>
  treeOf(root)
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0))
    .reduce((sum, each) => sum + each, 0) / 1024;

/** Milliseconds between two looks. */
const interval = 25;

/** Watches a process and all that it begins; `end()` returns the most that they had in memory at once, in MiB. */
export const watchMemory = (root: number) => {
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(root));
  }, interval);
  return {
    end: () => {
      clearInterval(look);
      return peak;
    },
  };
};
