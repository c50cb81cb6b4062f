import { pageSize, pinnedNotices } from "@bulmo/contracts/page-size";
import { mostPins } from "@bulmo/contracts/pin";
import { isExhibition } from "@bulmo/contracts/board";
import { type PostType, withdrawnAuthor } from "@bulmo/contracts/post";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { type WorkTextName, workTextNames } from "@bulmo/contracts/work-field";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type ExpressionBuilder, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { isSecret } from "../board/secret-question.ts";
import type { Condition } from "./post-search.ts";
import { builtOnce } from "../../platform/database/built-once.ts";
import { plannedOnce, plannedOnceSql } from "../../platform/database/planned-once.ts";
import { isPinned, latestAndPinned } from "./post-pin.ts";
import { amongWorks, type Line, standing } from "./post-standing.ts";
import { artistsColumn } from "./work-artist.service.ts";

export type PostFilter = Line & {
  subType?: number | undefined;
  /** Only those that bear this word; empty, as none, for all. */
  heading?: string | undefined;
  search?: Condition | undefined;
  /** Whether its board has comments, which its rows then count. */
  hasComments?: boolean | undefined;
  /** Only those that stand behind it (post-standing.ts). */
  below?: number | undefined;
};

export type PostRow = Record<WorkTextName, string> & {
  id: number;
  type: PostType;
  index: number;
  standing: number;
  title: string;
  heading: string;
  summary: string;
  thumbnail: string;
  author: string;
  sub_type?: number | null | undefined;
  user_id?: string | null | undefined;
  views: number;
  like_count: number;
  created_at: Date | string;
  updated_at: Date | string;
  /** Of works alone; null where nobody is named. */
  artists?: WorkArtist[] | null;
  /** Of the whole board or group. */
  total: number;
  /** Where pinned ones are looked for. */
  is_pinned?: boolean;
  /** Where there are comments. */
  comment_count?: number;
  /** Of boards alone. */
  attachment_count?: number;
  /** Of questions alone. */
  is_answered?: boolean;
  is_secret?: boolean;
  /** Of a list in another order than the board's: what the row's place in it goes by. */
  place_value?: string | null;
};

/** A work's 작가, else the writer's nickname, else that of nobody any more. */
export const authorColumn = sql<string>`coalesce(post.author_name, "user".nickname, ${withdrawnAuthor})`;

/** What a list is restricted to, of rows of `post`. */
export const matches =
  ({ type, subType, heading, search, below, isByNumber }: PostFilter) =>
  (where: ExpressionBuilder<Tables, "post">) =>
    where.and([
      where("post.type", "=", type),
      ...amongWorks({ type, isByNumber }),
      ...(subType === undefined ? [] : [where("post.sub_type", "=", subType)]),
      // That there is one is said by itself, for the index that holds no others.
      ...(heading ? [where("post.heading", "=", heading), where("post.heading", "<>", sql.lit(""))] : []),
      ...(below === undefined ? [] : [where(standing({ type, isByNumber }), "<", below)]),
      ...(search ? [search] : []),
    ]);

/** What the board's counter says; nothing is counted. */
const totalOf = ({ type, subType }: PostFilter) =>
  sql<number>`(select post_count from board_counter where type = ${type} and sub_type = ${subType ?? 0})`;

export async function readTotal(em: EntityManager, filter: PostFilter): Promise<number> {
  const { rows } = await sql<{ total: number | null }>`select ${plannedOnceSql} ${totalOf(filter)} as total`.execute(
    em.getKysely<Tables>(),
  );
  return rows[0]?.total ?? 0;
}

/** Of a board's latest posts, so many are compared one by one at the least: some 3 ms. */
export const fewestPassed = 1_000;

/** What the site's own pages ask for, and programs that ask for no number: one row more tells whether there are more. */
const ownLimits = new Set<number>([
  ...Object.values(pageSize),
  pageSize.board + 1,
  pinnedNotices,
  ...Array.from({ length: pinnedNotices }, (_, pins) => pageSize.board - pins - 1),
  fewestPassed,
]);

/**
 * Written out where it is the site's own, so that its plan is kept: one for any limit would be one for many rows. Another
 * number, of which there are as many as somebody likes to name, is planned for each time.
 */
const limitOf = (count: number) => (ownLimits.has(count) ? sql.lit(count) : sql<number>`${count}`);

/** Whether one plan does for all who read these rows: nothing in it depends on a word or on how many are wanted. */
const isPlannedOnce = ({ search }: PostFilter, counts: { latest: number | undefined; limit?: number }) =>
  (search === undefined || counts.latest !== undefined) &&
  Object.values(counts).every((count) => count === undefined || ownLimits.has(count));

/** So many of the latest rows. What is asked of them is asked afterwards, as they pass in the order of the board. */
const latestRows = ({ type, subType, below, isByNumber }: PostFilter, count: number) => {
  const place = standing({ type, isByNumber });
  return sql<Tables["post"]>`(
    select * from post where type = ${type} ${subType === undefined ? sql`` : sql`and sub_type = ${subType}`}
      ${below === undefined ? sql`` : sql`and ${place} < ${below}`}
    order by ${place} desc limit ${limitOf(count)}
  )`;
};

/** All rows, or only so many of the latest. */
const rowsOf = (filter: PostFilter, latest: number | undefined) =>
  (latest === undefined ? sql<Tables["post"]>`post` : latestRows(filter, latest)).as("post");

/** Counts what is found, up to `most`; with `latest` only among so many of the latest. */
export async function countMatches(
  em: EntityManager,
  filter: PostFilter,
  { most, latest }: { most?: number; latest?: number },
): Promise<number> {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom((from) =>
      from
        .selectFrom(rowsOf(filter, latest))
        .select("post.index")
        .where(matches(filter))
        .$if(most !== undefined, (query) => query.limit(sql.lit(most ?? null)))
        .as("found"),
    )
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .$if(isPlannedOnce(filter, { latest }), plannedOnce)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const commentCount = sql<number>`(
  select count(*)::int from comment where comment.post_id = post.id and comment.deleted_at is null
)`;

/**
 * A question is answered when an administrator, who did not ask it, has said something to it (docs/decisions/036). Each
 * comment's writer is looked up by id: of a join, PostgreSQL reads all members for every question to find the few.
 */
export const isAnswered = sql<boolean>`exists (
  select 1 from comment
  where comment.post_id = post.id and comment.deleted_at is null and comment.user_id is distinct from post.user_id
    and (select is_admin from "user" as answerer where answerer.id = comment.user_id)
)`;

/** The rows of a list, in no order yet. */
export const selectPostRows = (tables: Kysely<Tables>, filter: PostFilter, source = rowsOf(filter, undefined)) =>
  tables
    .selectFrom(source)
    .leftJoin("user", "user.id", "post.user_id")
    .select([
      "post.id",
      "post.type",
      "post.index",
      "post.sub_type",
      "post.heading",
      "post.user_id",
      "post.title",
      "post.summary",
      "post.thumbnail",
      ...workTextNames.map((name) => `post.${name}` as const),
      "post.views",
      "post.like_count",
      "post.created_at",
      "post.updated_at",
      standing(filter).as("standing"),
      authorColumn.as("author"),
      totalOf(filter).as("total"),
    ])
    .$if(isExhibition(filter.type), (query) => query.select(artistsColumn.as("artists")))
    .where(matches(filter));

const hasQuestions = ({ type }: PostFilter) => type === "QNA";

/** Whether rows are listed with what was said to them. */
const countsComments = (filter: PostFilter): boolean => hasQuestions(filter) || filter.hasComments === true;

/** Whether rows are listed with anything that is counted. */
export const hasCounts = (filter: PostFilter): boolean => !isExhibition(filter.type) || countsComments(filter);

const attachmentCount = sql<number>`(select count(*)::int from attachment where attachment.owner = 'post:' || post.id)`;

/**
 * What was said to posts, and how many files those of a board have: asked of the rows that are shown, and not of those that
 * an offset passes over.
 */
export const withCounts = (
  tables: Kysely<Tables>,
  filter: PostFilter,
  rows: SelectQueryBuilder<Tables, "post" | "user", PostRow>,
) =>
  tables
    .selectFrom(rows.as("post"))
    .selectAll("post")
    .$if(countsComments(filter), (query) => query.select(commentCount.as("comment_count")))
    .$if(!isExhibition(filter.type), (query) => query.select(attachmentCount.as("attachment_count")))
    .$if(hasQuestions(filter), (query) => query.select([isAnswered.as("is_answered"), isSecret.as("is_secret")]));

type RowPlace = {
  offset?: number;
  limit: number;
  from?: RawBuilder<number> | undefined;
  latest?: number | undefined;
};

/** The notices that are pinned, then so many of the latest, in one query. */
export const findNoticesPinnedFirst: (em: EntityManager, latest: number) => Promise<PostRow[]> = builtOnce(
  (tables, latest: number) =>
    selectPostRows(tables, { type: "NOTICE" }, latestAndPinned(latest).as("post"))
      .select([isPinned.as("is_pinned"), attachmentCount.as("attachment_count")])
      .orderBy("is_pinned", "desc")
      .orderBy("post.index", "desc")
      .limit(sql.lit(latest + mostPins))
      .$call(plannedOnce),
);

function selectRows(tables: Kysely<Tables>, filter: PostFilter, { offset = 0, limit, from, latest }: RowPlace) {
  const rows = selectPostRows(tables, filter, rowsOf(filter, latest))
    .$if(from !== undefined, (query) => query.where(standing(filter), "<=", from ?? null))
    .orderBy(standing(filter), "desc")
    .limit(limitOf(limit))
    .$if(offset > 0, (query) => query.offset(offset));
  const isKept = offset === 0 && isPlannedOnce(filter, { latest, limit });
  if (!hasCounts(filter)) return rows.$if(isKept, plannedOnce);
  return withCounts(tables, filter, rows).orderBy("post.standing", "desc").$if(isKept, plannedOnce);
}

/** A board's first page, which most readers ask for. */
const selectFirstRows = builtOnce((tables, { filter, limit }: { filter: PostFilter; limit: number }) =>
  selectRows(tables, filter, { limit }),
);

/**
 * Rows in the order of their board (post-standing.ts): those after `offset` others, or after none from where `from` stands;
 * with `latest` only those among so many of the first.
 */
export function findPostRows(em: EntityManager, filter: PostFilter, place: RowPlace): Promise<PostRow[]> {
  const { offset = 0, limit, from, latest } = place;
  const isFirst = offset === 0 && from === undefined && latest === undefined;
  if (isFirst && !filter.search && filter.below === undefined) return selectFirstRows(em, { filter, limit });
  return selectRows(em.getKysely<Tables>(), filter, place).execute();
}
