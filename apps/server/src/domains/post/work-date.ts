/// <reference path="./edtf.d.ts" />
import parseEdtf from "edtf";
import { InputError } from "../../errors.ts";

const dateUnfit = "제작 시기를 2012, 2012?(추정), 1930~(무렵), 1930/1935(사이), 193X(1930년대)처럼 적어 주세요.";

/** Throws INPUT_INVALID for what is no date of EDTF, level 0 or 1. */
export function assertWorkDate(dated: string): void {
  if (dated === "") return;
  try {
    parseEdtf(dated, { level: 1 });
  } catch {
    throw InputError.of("dated", dateUnfit);
  }
}
