import type { ChronicleEntry } from "@bulmo/contracts/chronicle";

export type Year = { year: string; entries: ChronicleEntry[] };

/** Entries that follow each other and bear the same year, together; their order stays. */
export function yearsOf(list: readonly ChronicleEntry[]): Year[] {
  const years: Year[] = [];
  for (const entry of list) {
    const last = years.at(-1);
    if (last?.year === entry.year) last.entries.push(entry);
    else years.push({ year: entry.year, entries: [entry] });
  }
  return years;
}
