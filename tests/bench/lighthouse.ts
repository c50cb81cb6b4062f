import { askLighthouse } from "../../scripts/lighthouse.mjs";
import { median } from "./drive.ts";
import type { NamedPage } from "./paint.ts";

export type Graded = {
  name: string;
  /** From 0 to 100, as on a phone: the least of the visits. */
  least: number;
  visits: number;
  /** Milliseconds in which a reader's touch would have had to wait (Total Blocking Time). */
  blocking: number;
};

/** What Lighthouse thinks of the speed of each page, in so many visits. */
export async function measureLighthouse(pages: NamedPage[], visits: number): Promise<Graded[]> {
  const all: Graded[] = [];
  if (visits === 0) return all;
  for (const [name, address] of pages) {
    const scores: number[] = [];
    const blocking: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const { categories, audits } = await askLighthouse(address, ["performance"]);
      scores.push((categories["performance"]?.score ?? 0) * 100);
      blocking.push(audits["total-blocking-time"]?.numericValue ?? Number.NaN);
    }
    all.push({ name, least: Math.min(...scores), visits, blocking: median(blocking) });
  }
  return all;
}
