import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { isWork } from "../work-address/work-address.query.ts";

/** Where a post stands among all: by when it was written, to the microsecond, and by its number. */
export type PostPlace = { createdAt: string; id: number };

export type PicturedPost = PostPlace & {
  type: PostType;
  index: number;
  title: string;
  content: string;
  thumbnail: string;
  revision: number;
  isWork: boolean;
};

/** As the wall writes a picture of which nothing is said: in a decorative one its role comes next. */
const undescribed = 'alt=""(?! role="presentation")';

/**
 * Posts that use a picture, the trash left out. Among a million posts few do, and their uses are few rows: so these are
 * read, and each post is looked up by its number.
 */
const picturedIds = sql<number>`
  select distinct split_part(owner, ':', 2)::int from upload_use where owner like 'post:%' or owner like 'secret:%'`;

const words = (column: "title" | "content"): RawBuilder<string> =>
  sql`coalesce(secret_question.${sql.ref(column)}, post.${sql.ref(column)})`;

const createdAt = sql<string>`to_char(post.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a work is shown by is called by its title, whatever its text says of it. */
const textOf = sql`case when ${isWork}
  then replace(${words("content")}, '<img src="' || post.thumbnail || '" alt=""', '') else ${words("content")} end`;

/** The newest posts with a picture of which nothing may be said yet, from `from` on; with what secret questions say. */
export const findPicturedPosts = (
  em: EntityManager,
  { from, limit }: { from: PostPlace | undefined; limit: number },
): Promise<PicturedPost[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .leftJoin("secret_question", "secret_question.post_id", "post.id")
    .select([
      "post.id",
      "post.type",
      "post.index",
      "post.thumbnail",
      "post.revision",
      createdAt.as("createdAt"),
      words("title").as("title"),
      words("content").as("content"),
      isWork.as("isWork"),
    ])
    .where(sql<boolean>`post.id in (${picturedIds})`)
    .where(sql<boolean>`${textOf} ~ ${sql.lit(undescribed)}`)
    .$if(from !== undefined, (query) =>
      query.where(
        sql<boolean>`(post.created_at, post.id) <= (${from?.createdAt ?? null}::timestamptz, ${from?.id ?? null}::int)`,
      ),
    )
    .orderBy("post.created_at", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
