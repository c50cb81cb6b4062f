import { materialsInEnglish } from "@bulmo/contracts/material-word";
import { isExhibition } from "@bulmo/contracts/board";
import type { PostAddress, PostGetInput, PostType } from "@bulmo/contracts/post";
import type { ProgramPost } from "@bulmo/contracts/post-for-programs";
import { workOutputOf } from "@bulmo/contracts/work-output";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type Kysely, sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { attachmentOf, attachmentsColumn } from "../attachment/attachment.query.ts";
import { isSecret } from "../board/secret-question.ts";
import { findMoved } from "./post-locate.ts";
import { isPinned } from "./post-pin.ts";
import { amongWorks, isHung, standing } from "./post-standing.ts";
import { authorColumn } from "./post.query.ts";
import { artistsColumn, artistsOf } from "./work-artist.service.ts";
import { builtOnce } from "../../platform/database/built-once.ts";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { mendColours } from "../../platform/sanitise/readable-colours.ts";

type Wanted = PostAddress & { group: number | undefined; viewer: Actor | null };

/** What the statement is built by: works have neighbours of their own, within a group where one is chosen. */
type Shape = { type: PostType; isInGroup: boolean };

/** The values that it is asked with. */
type Values = { index: number; group: number | null };

/** Where a post stands on its board: on one that is not hung, at its number. */
const standingOf = (tables: Kysely<Tables>, { type, index }: PostAddress) =>
  isHung({ type })
    ? tables
        .selectFrom("post")
        .select(standing({ type }).as("standing"))
        .where("type", "=", type)
        .where("index", "=", index)
    : index;

/**
 * The nearest post that is still there, so a deletion does not break the chain (GAL-09). A board is read from the first
 * number on; works are looked at as they hang (SEE-10, EXH-04).
 */
function neighbour<Side extends "previous" | "next">(tables: Kysely<Tables>, wanted: Shape & Values, side: Side) {
  const { type, isInGroup, group } = wanted;
  const isLower = (side === "previous") !== isHung({ type });
  return tables
    .selectFrom("post")
    .select(["index", "title"])
    .where("type", "=", type)
    .$if(isHung({ type }), (query) => query.where((where) => where.and(amongWorks({ type }))))
    .$if(isInGroup, (query) => query.where("sub_type", "=", group))
    .where(standing({ type }), isLower ? "<" : ">", standingOf(tables, wanted))
    .orderBy(standing({ type }), isLower ? "desc" : "asc")
    .limit(sql.lit(1))
    .as(side);
}

const selectRow = builtOnce((tables, shape: Shape, index: number, group: number | null, viewer: string | null) =>
  tables
    .selectFrom("post")
    .leftJoin("user", "user.id", "post.user_id")
    .leftJoin(neighbour(tables, { ...shape, index, group }, "previous"), (join) => join.onTrue())
    .leftJoin(neighbour(tables, { ...shape, index, group }, "next"), (join) => join.onTrue())
    .selectAll("post")
    .select([
      authorColumn.as("author"),
      isSecret.as("is_secret"),
      attachmentsColumn.as("attachments"),
      "previous.index as previous_index",
      "previous.title as previous_title",
      "next.index as next_index",
      "next.title as next_title",
      // As text: drivers make a day a moment, each in a zone of its own.
      sql<string | null>`case when ${isPinned} then post.pinned_until::text end`.as("pinned_day"),
      sql<boolean>`exists (select 1 from post_like
        where post_id = post.id and user_id = ${viewer}::uuid)`.as("is_liked"),
    ])
    .$if(isExhibition(shape.type), (query) => query.select(artistsColumn.as("artists")))
    .where("post.type", "=", shape.type)
    .where("post.index", "=", index)
    .$call(plannedOnce),
);

async function findRow(em: EntityManager, { type, index, group, viewer }: Wanted) {
  const shape = { type, isInGroup: group !== undefined };
  const [row] = await selectRow(em, shape, index, group ?? null, viewer?.id ?? null);
  return row;
}

async function findMovedRow(em: EntityManager, wanted: Wanted) {
  const present = await findMoved(em, wanted.viewer, wanted);
  return present && findRow(em, { ...wanted, type: present.type, index: present.index });
}

const asNeighbour = (index: number | null, title: string | null) =>
  index === null || title === null ? null : { index, title };

/** The words for them are a list that no page need load. */
const materialsOf = ({ technique }: { technique: string }) => {
  const materials = materialsInEnglish(technique);
  return materials ? { materials } : {};
};

/**
 * A post with its neighbours, within a group where one is chosen. Asked for by an address which it had before it moved,
 * it is answered with its present one. Throws POST_NOT_FOUND.
 */
export async function getPost(em: EntityManager, viewer: Actor | null, input: PostGetInput): Promise<ProgramPost> {
  const wanted = { ...input, group: input.exhibitionSubIndex, viewer };
  const row = (await findRow(em, wanted)) ?? (await findMovedRow(em, wanted));
  if (!row) throw new DomainError("POST_NOT_FOUND");
  return {
    index: row.index,
    type: row.type,
    subType: row.sub_type ?? null,
    heading: row.heading,
    title: row.title,
    summary: row.summary,
    content: mendColours(row.content),
    thumbnail: row.thumbnail,
    ...workOutputOf(row),
    ...artistsOf(row),
    ...materialsOf(row),
    attachments: row.attachments.map(attachmentOf),
    author: row.author,
    userName: row.author,
    userId: row.user_id ?? null,
    views: row.views,
    likeCount: row.like_count,
    isLiked: row.is_liked,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    revision: row.revision,
    isSecret: row.is_secret,
    number: isExhibition(row.type) ? row.id : null,
    pinnedUntil: row.pinned_day,
    previous: asNeighbour(row.previous_index, row.previous_title),
    next: asNeighbour(row.next_index, row.next_title),
  };
}
