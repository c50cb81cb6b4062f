import type { Attachment } from "@bulmo/contracts/attachment";
import { type AttachmentKind, attachmentUrl } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** A row of `attachment`, as far as readers see it. */
export type AttachmentRow = { id: string; name: string; kind: string; bytes: number; downloads: number };

export const attachmentOf = ({ id, name, kind, bytes, downloads }: AttachmentRow): Attachment => ({
  id,
  name,
  kind: kind as AttachmentKind,
  bytes,
  url: attachmentUrl(id, name),
  downloads,
});

/** The files of a row of `post`, in their order: asked for along with the row. Those of a secret question are not among them. */
export const attachmentsColumn = sql<AttachmentRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'downloads', file.downloads)
    order by file.place, file.id), '[]')
  from attachment as file where file.owner = 'post:' || post.id)`;

/** The files of an owner (upload/picture-owner.ts), in their order. */
export async function listAttachments(em: EntityManager, owner: string): Promise<Attachment[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("attachment")
    .select(["id", "name", "kind", "bytes", "downloads"])
    .where("owner", "=", owner)
    .orderBy("place")
    .orderBy("id")
    .execute();
  return rows.map(attachmentOf);
}
