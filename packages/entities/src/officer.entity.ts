import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";

/** In the order in which they are named. */
export const officerTypes = [
  "CHAIRMAN",
  "ADVISER",
  "SENIOR_VICE_PRESIDENT",
  "VICE_PRESIDENT",
  "GENERAL_MANAGE",
  "FINANCIAL_DIRECTOR",
  "AUDIT",
  "DIRECTOR",
] as const;

const termSchema = defineEntity({
  name: "OfficerTerm",
  tableName: "officer_term",
  properties: {
    /** 제11기 is 11; the largest is the present one. */
    number: p.integer().primary().autoincrement(false),
    /** What it is called beside its number; empty for 제11기 임원. */
    title: p.text().default(""),
    /** As it is told: "2024", "2024년 3월"; empty where it is not known, or has not ended. */
    startedIn: p.text().default(""),
    endedIn: p.text().default(""),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
});

export class OfficerTerm extends termSchema.class {}
termSchema.setClass(OfficerTerm);

const schema = defineEntity({
  name: "Officer",
  tableName: "officer",
  properties: {
    id: p.integer().primary().autoincrement(),
    term: () => p.manyToOne(OfficerTerm).deleteRule("cascade"),
    /** Whose name is theirs of today; null for who has no record, and is called by `name`. */
    person: () => p.manyToOne(Person).nullable().deleteRule("restrict"),
    name: p.text().default(""),
    type: p.enum(officerTypes),
    /** 회장, 상임고문: what the office is called. */
    role: p.text(),
    remarks: p.text().default(""),
    /** Of the office, to be called by everybody: the first three stand at the foot of every page (ASC-18). */
    phone: p.text().default(""),
    position: p.integer().default(0),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [
    { name: "officer_term_index", properties: ["term", "position"] },
    { name: "officer_person_index", properties: "person" },
  ],
});

/** An office in one term, and who holds it. */
export class Officer extends schema.class {}
schema.setClass(Officer);

/** All that was known of an office, and of who held it. */
export type RemovedOfficer = {
  id: number;
  /** The number of who held it. */
  person: number | null;
  /** What they were called then. */
  name: string;
  isPublic: boolean;
  type: (typeof officerTypes)[number];
  role: string;
  remarks: string;
  phone: string;
  position: number;
  revision: number;
  createdAt: string;
};

type TermFacts = { title: string; startedIn: string; endedIn: string; revision: number; createdAt: string };

const removedSchema = defineEntity({
  name: "RemovedOfficerTerm",
  tableName: "removed_officer_term",
  properties: {
    id: p.integer().primary().autoincrement(),
    number: p.integer(),
    facts: p.json<TermFacts>(),
    officers: p.json<RemovedOfficer[]>(),
    removedAt: p.datetime().defaultRaw("now()"),
  },
});

/** A term that was removed, and can be brought back for some days; the database writes it (docs/decisions/053). */
export class RemovedOfficerTerm extends removedSchema.class {}
removedSchema.setClass(RemovedOfficerTerm);
