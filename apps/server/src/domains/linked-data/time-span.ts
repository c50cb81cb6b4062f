import { createRequire } from "node:module";
import { name } from "./linked-art.ts";

/** Of an end that is open or unknown `Infinity`, `-Infinity` or null; else milliseconds of the epoch. */
type ReadEdtf = (text: string, options: { level: 0 | 1 | 2 }) => { min: number | null; max: number | null };

// The package has no types. It is loaded with the first date.
const require = createRequire(import.meta.url);

/** Null for what is no date of EDTF: what somebody wrote before dates were asked for. */
function read(dated: string): { min: number | null; max: number | null } | null {
  const { default: parse } = require("edtf") as { default: ReadEdtf };
  try {
    return parse(dated, { level: 1 });
  } catch {
    return null;
  }
}

/** As XML Schema writes a moment, to the second; undefined where there is none, or none within four figures of a year. */
function momentOf(time: number | null | undefined): string | undefined {
  if (time === null || time === undefined || !Number.isFinite(time)) return undefined;
  const written = new Date(time).toISOString();
  return /^\d{4}-/u.test(written) ? written.replace(/\.\d+Z$/u, "Z") : undefined;
}

/** When something was made, born or died: as it was written, and from when to when that may have been. */
export function timeSpanOf(dated: string) {
  const found = read(dated);
  const [begin, end] = [momentOf(found?.min), momentOf(found?.max)];
  return {
    type: "TimeSpan",
    identified_by: name(dated, "display"),
    ...(begin && { begin_of_the_begin: begin }),
    ...(end && { end_of_the_end: end }),
  };
}
