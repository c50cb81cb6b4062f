import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Upload",
  tableName: "upload",
  properties: {
    /** SHA-256 of the full-size master, in hexadecimal; all files are named after it (SEC-11). */
    hash: p.text().primary(),
    /** What the master is kept in: jpeg, png or webp. */
    format: p.text(),
    /** Pixels of the full-size master. */
    width: p.integer(),
    height: p.integer(),
    /** Bytes of the full-size master. */
    bytes: p.integer(),
    /** Bytes of all its files: master, renditions, tiles. Null where an older version stored them. */
    storedBytes: p.integer().nullable(),
    /** A few bytes of picture as a data URL, shown until the picture is there. */
    placeholder: p.text(),
    /** Names of the contracts' list, the one that takes most of it first; null where nobody has looked yet (WRK-04). */
    colours: p.text().nullable(),
    isAnimated: p.boolean().default(false),
    /** Deep-zoom tiles are made after the upload; until then the plain picture is shown. */
    hasTiles: p.boolean().default(false),
    /** Null for pictures that are not zoomed; else tiles are to be there. When they are made is what a job says. */
    tilesRequestedAt: p.datetime().nullable(),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** Unused since; after 30 days it may go. Null while something uses it. */
    unusedSince: p.datetime().nullable(),
    /** Shown to nobody since: only posts in the trash use it, or used it until they were purged. */
    withdrawnSince: p.datetime().nullable(),
    /** Something uses it, and nothing that everybody may see: it is served to those alone who may. */
    isRestricted: p.boolean().default(false),
  },
  indexes: [
    { name: "upload_user_index", properties: "user" },
    {
      name: "upload_tiles_index",
      expression:
        'create index "upload_tiles_index" on "upload" ("tiles_requested_at") where "has_tiles" = false and "tiles_requested_at" is not null',
    },
    {
      name: "upload_colours_index",
      expression: 'create index "upload_colours_index" on "upload" ("hash") where "colours" is null',
    },
    {
      name: "upload_unused_index",
      expression: 'create index "upload_unused_index" on "upload" ("unused_since") where "unused_since" is not null',
    },
    {
      name: "upload_withdrawn_index",
      expression:
        'create index "upload_withdrawn_index" on "upload" ("withdrawn_since") where "withdrawn_since" is not null',
    },
  ],
});

export class Upload extends schema.class {}
schema.setClass(Upload);

const useSchema = defineEntity({
  name: "UploadUse",
  tableName: "upload_use",
  properties: {
    upload: () => p.manyToOne(Upload).primary(),
    /** What uses the picture: `post:12`, `secret:12`, `user:<id>`, `page-text:greeting`, `person:7`, `bulletin:3`, or `trash:12` for a post that waits there. */
    owner: p.text().primary(),
  },
  indexes: [{ name: "upload_use_owner_index", properties: "owner" }],
});

export class UploadUse extends useSchema.class {}
useSchema.setClass(UploadUse);

const senderSchema = defineEntity({
  name: "UploadSender",
  tableName: "upload_sender",
  properties: {
    upload: () => p.manyToOne(Upload).primary().deleteRule("cascade"),
    /** Handed in a picture that somebody else had handed in before: they have it, wherever it stands. */
    user: () => p.manyToOne(User).primary().deleteRule("cascade"),
  },
  indexes: [{ name: "upload_sender_user_index", properties: "user" }],
});

export class UploadSender extends senderSchema.class {}
senderSchema.setClass(UploadSender);
