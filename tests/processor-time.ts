/**
 * Milliseconds of processor time that this process spent on a piece of work: unlike the clock, it ignores
 * what else the machine does.
 */
export const processorTime = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
