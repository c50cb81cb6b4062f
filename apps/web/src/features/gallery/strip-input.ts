import { homeStripSize } from "../../lib/contract-constant.ts";

/** What the home page's strip shows (spec §9). */
export const stripInput = { type: "FIRST_EXHIBITION", page: 1, limit: homeStripSize } as const;
