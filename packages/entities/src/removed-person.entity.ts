import { defineEntity, p } from "@mikro-orm/core";

/** All that was known of them. */
export type PersonFacts = {
  name: string;
  hanja: string;
  latin: string;
  dharmaName: string;
  born: string;
  died: string;
  /** The number of the teacher. */
  teacher: number | null;
  isFounder: boolean;
  portrait: string;
  note: string;
  isLiving: boolean;
  isPublic: boolean;
  revision: number;
  createdAt: string;
};

/** A line of a work that named them by their number. */
export type ArtistLine = { postId: number; name: string; role: string };

const schema = defineEntity({
  name: "RemovedPerson",
  tableName: "removed_person",
  properties: {
    /** That of the person, which is never given twice. */
    id: p.integer().primary().autoincrement(false),
    facts: p.json<PersonFacts>(),
    /** Among the disciples of their teacher, from 1. */
    place: p.integer(),
    artists: p.json<ArtistLine[]>(),
    removedAt: p.datetime().defaultRaw("now()"),
  },
});

/** Somebody of the lineage who was removed, and can be brought back for some days (docs/decisions/053). */
export class RemovedPerson extends schema.class {}
schema.setClass(RemovedPerson);
