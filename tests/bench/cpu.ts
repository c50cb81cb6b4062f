import { readdirSync, readFileSync } from "node:fs";

/**
 * What processes have used of the processor, as the kernel counts it (utime and stime of /proc/PID/stat): unlike the
 * time on the clock it hardly depends on what else the machine does.
 */
const ticksPerSecond = 100;

type Stat = { pid: number; parent: number; own: number; ended: number };

/** Undefined for a process that has ended meanwhile. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it may hold blanks and brackets.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (field: number) => Number(rest[field - 5]);
    return { pid, parent: Number(parent), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return undefined;
  }
}

/** Children included whose parent has seen them end, but for those of a Node process, which starts none. */
export const cpuSeconds = (pid: number): number => (readStat(pid)?.own ?? 0) / ticksPerSecond;

/** All processes of a PostgreSQL server, of which `postmaster` is the first: a backend that ends is counted by it. */
export function cpuSecondsOfPostgres(postmaster: number): number {
  const first = readStat(postmaster);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === postmaster);
  const ticks = children.reduce((sum, stat) => sum + (stat?.own ?? 0), (first?.own ?? 0) + (first?.ended ?? 0));
  return ticks / ticksPerSecond;
}

export const parentOf = (pid: number): number => readStat(pid)?.parent ?? 0;

/** A line of /proc/PID/status that is in kB, in MB; throws where the process has gone, 0 where it has only ended. */
function statusMegabytes(pid: number, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, "mu").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Resident memory in MB. */
export const residentMegabytes = (pid: number): number => statusMegabytes(pid, "VmRSS");

/** The most resident memory in MB that a process has had; 0 once it has ended. */
export function peakMegabytes(pid: number): number {
  try {
    return statusMegabytes(pid, "VmHWM");
  } catch {
    return 0;
  }
}
