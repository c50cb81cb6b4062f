import { readFile } from "node:fs/promises";

/** Pages of memory as Linux counts them, in bytes, and its ticks of processor time, in milliseconds. */
const pageBytes = 4096;
const tickTime = 10;

const told = (pid: number, what: string) => readFile(`/proc/${pid}/${what}`, "utf8").catch(() => "");

/** The bytes that a process takes; 0 where the system does not tell. */
export async function memoryOf(pid: number): Promise<number> {
  return Number((await told(pid, "statm")).split(" ")[1] ?? 0) * pageBytes;
}

/** The milliseconds for which a process has had a processor (proc_pid_stat(5)); 0 where the system does not tell. */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await told(pid, "stat");
  // Its name, in brackets, may hold blanks and brackets.
  const [, , , , , , , , , , , user = 0, system = 0] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(user) + Number(system)) * tickTime;
}
