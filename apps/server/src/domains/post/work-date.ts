import { createRequire } from "node:module";
import { InputError } from "../../errors.ts";

/** Throws for what is no EDTF of that level (ISO 8601-2). */
type ParseEdtf = (text: string, options: { level: 0 | 1 | 2 }) => unknown;

// The package has no types. It is loaded with the first date: most processes meet none.
const require = createRequire(import.meta.url);

const dateUnfit = "제작 시기를 2012, 2012?(추정), 1930~(무렵), 1930/1935(사이), 193X(1930년대)처럼 적어 주세요.";

/** Throws INPUT_INVALID for what is no date of EDTF, level 0 or 1. */
export function assertWorkDate(dated: string): void {
  if (dated === "") return;
  const { default: parse } = require("edtf") as { default: ParseEdtf };
  try {
    parse(dated, { level: 1 });
  } catch {
    throw InputError.of("dated", dateUnfit);
  }
}
