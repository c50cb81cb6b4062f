/** Milliseconds of this thread's processor that `work` takes: a busy machine makes them no more. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
