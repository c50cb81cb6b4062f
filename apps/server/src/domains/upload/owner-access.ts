import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../session.ts";
import { isKnownExhibition, isReadable } from "../board/board-access.ts";
import { isConfidant } from "../board/secret-question.ts";

export type Viewer = Pick<Actor, "id" | "isAdmin" | "gradeId"> | null;

/**
 * Whether the person sees what a picture or a file is used by: the one rule of both. `owner` is the column that names it
 * (picture-owner.ts). The trash shows nothing to anybody.
 */
export function isOwnerShown(viewer: Viewer, owner: RawBuilder<string>): RawBuilder<boolean> {
  const rest = (beginning: string) => sql<string>`substr(${owner}, ${sql.lit(beginning.length + 1)})`;
  const beginsWith = (beginning: string) => sql<boolean>`${owner} like ${sql.lit(`${beginning}%`)}`;
  return sql<boolean>`case
  when ${beginsWith("post:")} then
    exists (select from post where post.id = ${rest("post:")}::int and ${isReadable(viewer)})
  when ${beginsWith("secret:")} then exists (
    select from post where post.id = ${rest("secret:")}::int and ${isReadable(viewer)} and ${isConfidant(viewer)})
  when ${beginsWith("exhibition:")} then ${isKnownExhibition(viewer, rest("exhibition:"))}
  when ${beginsWith("event:")} then ${
    viewer?.isAdmin
      ? sql`true`
      : sql<boolean>`exists (
    select from event where event.id = ${rest("event:")}::int and event.state = 'PUBLISHED')`
  }
  when ${beginsWith("person:")} then ${
    viewer?.isAdmin
      ? sql`true`
      : sql<boolean>`exists (
    select from person where person.id = ${rest("person:")}::int and person.is_public)`
  }
  when ${beginsWith("plan:")} then ${viewer?.isAdmin ? sql`true` : sql`false`}
  when ${beginsWith("page-draft:")} then ${viewer?.isAdmin ? sql`true` : sql`false`}
  else ${beginsWith("user:")} or ${beginsWith("page-text:")} or ${beginsWith("bulletin:")}
end`;
}
