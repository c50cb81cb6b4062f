import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

const schema = defineEntity({
  name: "Attachment",
  tableName: "attachment",
  properties: {
    /** Also of the upload that it came by, so that whoever did not hear that it is complete asks by the same address. */
    id: p.uuid().primary(),
    /** As readers get it, cleaned; never the name of anything stored. */
    name: p.text(),
    /** One of the contract's kinds, which its bytes have shown. */
    kind: p.text(),
    bytes: p.integer(),
    /** Of its bytes, in hexadecimal. */
    sha256: p.text(),
    /** Who sent it; null once they have left. */
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    /** What shows it, as of pictures: `post:12`, `secret:12`, `plan:3`, `trash:12`; null for none yet, or no longer. */
    owner: p.text().nullable(),
    /** Where it stands among its owner's. */
    place: p.integer().default(0),
    downloads: p.integer().default(0),
    createdAt: p.datetime().defaultRaw("now()"),
    /** Shown by nothing since; null while something does. */
    unusedSince: p.datetime().nullable(),
  },
  indexes: [
    { name: "attachment_owner_index", properties: "owner" },
    { name: "attachment_user_id_index", properties: "user" },
    {
      name: "attachment_unused_index",
      expression:
        'create index "attachment_unused_index" on "attachment" ("unused_since") where "unused_since" is not null',
    },
  ],
});

/** A file of a post, or one that was sent for one (ATT-01). */
export class Attachment extends schema.class {}
schema.setClass(Attachment);

const uploadSchema = defineEntity({
  name: "AttachmentUpload",
  tableName: "attachment_upload",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).nullable().deleteRule("set null"),
    name: p.text(),
    /** What it will be when it is whole. */
    bytes: p.integer(),
    /** How much of it has come. */
    received: p.integer().default(0),
    /** The keys of its parts in the storage, in their order. */
    parts: p.json<string[]>().defaultRaw("'[]'"),
    createdAt: p.datetime().defaultRaw("now()"),
  },
  indexes: [{ name: "attachment_upload_user_id_index", properties: "user" }],
});

/** A file that is still being sent. */
export class AttachmentUpload extends uploadSchema.class {}
uploadSchema.setClass(AttachmentUpload);

const downloadSchema = defineEntity({
  name: "AttachmentDownload",
  tableName: "attachment_download",
  properties: {
    attachment: () => p.manyToOne(Attachment).primary().deleteRule("cascade"),
    /** As of views (post-reader.entity.ts). */
    reader: p.text().primary(),
    downloadedAt: p.datetime(),
  },
  indexes: [{ name: "attachment_download_downloaded_at_index", properties: "downloadedAt" }],
});

/** Who has downloaded what lately, so that going on after a break or a second time counts once in 30 minutes. */
export class AttachmentDownload extends downloadSchema.class {}
downloadSchema.setClass(AttachmentDownload);
