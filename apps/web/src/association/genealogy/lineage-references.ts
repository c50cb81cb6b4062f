import { koreanCount } from "@bulmo/content/korean-count";
import { lineageNames } from "@bulmo/contracts/lineage-reference";
import type { References } from "@bulmo/contracts/role-reference";
import type { Lineage } from "./lineage-tree.ts";
import { generationsAtFirst } from "./shown-generations.ts";

/** What the texts around a lineage name in braces. */
export const lineageReferences = (lineage: Lineage): References =>
  new Map([
    [lineageNames.generations, koreanCount(lineage.depth)],
    [lineageNames.groups, koreanCount(lineage.founder?.disciples.length ?? 0)],
    [lineageNames.shown, String(generationsAtFirst(lineage))],
  ]);
