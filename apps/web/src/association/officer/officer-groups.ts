import type { Officer } from "@bulmo/content/officer";
import { runsOf } from "../runs-of.ts";

/** Neighbours of one role, whose cell spans their rows (ASC-07). */
export const groupsOf = (officers: readonly Officer[]) =>
  runsOf(officers, (one, next) => one.type === next.type && one.role === next.role);
