import type { AttachmentKind } from "@bulmo/contracts/attachment-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { type Asking, enqueueMissing, inPortions } from "../../platform/job/enqueue-missing.ts";
import { fileText } from "../attachment/file-text.ts";

export type FileToRead = { id: string; name: string; kind: AttachmentKind };

/**
 * What was moved in, or stored by the version before, came without a row. Looked for by the hour and at the start, as it
 * means to go through all files.
 */
async function addForgotten(asking: Asking): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from attachment
    where not exists (select from attachment_text where attachment_id = attachment.id)`.execute(
    asking.fork().getKysely<Tables>(),
  );
  const ids = rows.map(({ id }) => id);
  await inPortions(asking, ids, (some) =>
    sql`
      insert into attachment_text (attachment_id, due_at)
      select id, created_at from attachment where id = any(${some}::uuid[])
      for key share skip locked
      on conflict do nothing`.execute(asking.fork().getKysely<Tables>()),
  );
}

/** Asks for the words of files of which nobody has. */
export async function planFileTexts(asking: Asking): Promise<void> {
  await addForgotten(asking);
  const unread = sql<{ key: string; data: Record<string, unknown>; due_at: Date }>`
    select attachment_id::text as key, jsonb_build_object('attachmentId', attachment_id) as data,
      ${asking.now}::timestamptz as due_at
    from attachment_text where due_at is not null`;
  await enqueueMissing(asking, unread, fileText);
}

/** The file, where it is there and was not read yet. */
export async function findFileToRead(em: EntityManager, id: string): Promise<FileToRead | undefined> {
  const { rows } = await sql<FileToRead>`
    select id, name, kind from attachment join attachment_text on attachment_id = id
    where id = ${id} and due_at is not null`.execute(em.getKysely<Tables>());
  return rows[0];
}

/** What it is found by while its words are waited for. */
export const noteName = (em: EntityManager, { id, name }: FileToRead) =>
  em.getKysely<Tables>().updateTable("attachment_text").set({ text: name }).where("attachment_id", "=", id).execute();

/** What the file is found by, once and for all. One that was removed meanwhile is found by nothing. */
export const noteText = (em: EntityManager, id: string, text: string) =>
  em
    .getKysely<Tables>()
    .updateTable("attachment_text")
    .set({ text, due_at: null })
    .where("attachment_id", "=", id)
    .execute();
