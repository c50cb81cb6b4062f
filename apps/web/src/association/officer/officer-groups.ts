import type { Officer } from "@bulmo/contracts/officer";
import { groupConsecutive } from "../consecutive.ts";

/** Neighbours of one role, whose cell spans their rows (ASC-07). */
export const groupsOf = (officers: readonly Officer[]) =>
  groupConsecutive(officers, (one, next) => one.type === next.type && one.role === next.role);
