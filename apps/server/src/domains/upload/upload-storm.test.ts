import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const storm = fileURLToPath(new URL("../../../testing/upload-storm.ts", import.meta.url));

/** Megabytes that one picture may take on top of the server itself: a progressive JPEG holds all its coefficients. */
const oneAtATime = 1300;

test(
  "SEC-10 hazard 9 pictures of a hundred megapixels that come at once take the memory of one, and nobody waits",
  { timeout: 240_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [storm]);
    const { statuses, before, peak, slowest } = JSON.parse(stdout) as {
      statuses: number[];
      before: number;
      peak: number;
      slowest: number;
    };
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(statuses.length).toBeGreaterThan(3);
    expect(peak - before).toBeLessThan(oneAtATime);
    expect(slowest).toBeLessThan(2000);
  },
);
