import type { OfficerTerm } from "@bulmo/contracts/officer";
import { termReference } from "@bulmo/contracts/officer-rule";
import type { Person } from "@bulmo/contracts/person";
import { withReferences } from "@bulmo/contracts/role-reference";
import { lineageReferences } from "../association/genealogy/lineage-references.ts";
import { lineageOf } from "../association/genealogy/lineage-tree.ts";

/** A description with what it names in braces of the lineage. */
export const describeLineage = (words: string, people: readonly Person[]): string =>
  withReferences(words, lineageReferences(lineageOf(people)));

/** The same of the officers of a term; of none where there is none yet. */
export const describeTerm = (words: string, term: OfficerTerm | null): string =>
  withReferences(words, new Map([[termReference, term ? `제${term.number}기` : ""]]));
