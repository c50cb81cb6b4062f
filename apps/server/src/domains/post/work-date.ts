import { createRequire } from "node:module";
import { dateUnfit } from "@bulmo/contracts/work-date";
import { workTexts } from "@bulmo/contracts/work-field";
import { InputError } from "../../errors.ts";

/** Throws for what is no EDTF of that level (ISO 8601-2). */
type ParseEdtf = (text: string, options: { level: 0 | 1 | 2 }) => unknown;

// The package has no types. It is loaded with the first date: most processes meet none.
const require = createRequire(import.meta.url);

/** Throws INPUT_INVALID for what is no date of EDTF, level 0 or 1. */
export function assertWorkDate(dated: string): void {
  if (dated === "") return;
  const { default: parse } = require("edtf") as { default: ParseEdtf };
  try {
    parse(dated, { level: 1 });
  } catch {
    throw InputError.of("dated", `${workTexts.dated.label}: ${dateUnfit}`);
  }
}
