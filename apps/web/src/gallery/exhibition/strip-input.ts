import { pageSize } from "@bulmo/contracts/page-size";

/** What the home page's strip shows (requirements/constants.md). */
export const stripInput = { type: "FIRST_EXHIBITION", page: 1, limit: pageSize.homeStrip } as const;
