/**
 * Milliseconds of the processor that this process spent on a piece of work: what else the machine is
 * busy with meanwhile is no part of it, as it would be by the clock.
 */
export const processorTime = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
