import { setTimeout as waitFor } from "node:timers/promises";
import { residentMegabytes } from "./cpu.ts";
import { drive, median } from "./drive.ts";
import type { Stand } from "./stand.ts";

const perSecond = 50;

export type SoakFigures = { minutes: number; firstThird: number; lastThird: number };

/** A steady load of pages and calls, kept and not; memory in MB at its beginning and at its end. */
export async function soak({ site }: Stand, minutes: number, posts: number): Promise<SoakFigures> {
  const until = performance.now() + minutes * 60_000;
  const resident: number[] = [];
  let place = 0;
  while (performance.now() < until) {
    const next = performance.now() + 1000;
    await drive(site.origin, {
      count: perSecond,
      connections: 4,
      make: () => {
        place += 1;
        // From the second on: the first page's address has no number, and one that has is sent there.
        const page = 2 + (place % Math.ceil(posts / 20));
        return { path: place % 2 ? `/api/post/list?type=NOTICE&page=${page}` : `/community/notice?page=${page}` };
      },
    });
    resident.push(residentMegabytes(site.pid));
    await waitFor(Math.max(0, next - performance.now()));
  }
  const third = Math.ceil(resident.length / 3);
  return { minutes, firstThird: median(resident.slice(0, third)), lastThird: median(resident.slice(-third)) };
}
