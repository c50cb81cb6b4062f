import { defineEntity, p } from "@mikro-orm/core";
import { Person } from "./person.entity.ts";
import { Post } from "./post.entity.ts";

const schema = defineEntity({
  name: "WorkArtist",
  tableName: "work_artist",
  properties: {
    post: () => p.manyToOne(Post).primary().deleteRule("cascade"),
    /** From 1, in the order in which they are named. */
    position: p.integer().primary(),
    /** Whose name is theirs of today; null for who has no record, or none any more, and is called by `name`. */
    person: () => p.manyToOne(Person).nullable().deleteRule("set null"),
    /** As it was written. */
    name: p.text(),
    /** A word of the contracts' list. */
    role: p.text(),
  },
  indexes: [{ name: "work_artist_person_index", properties: "person" }],
});

/** Who made a work, and what they did for it (WRK-01). */
export class WorkArtist extends schema.class {}
schema.setClass(WorkArtist);
