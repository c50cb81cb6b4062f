import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { isWork } from "../work-address/work-address.query.ts";

/** Where a post stands among all: by when it was written, to the microsecond, and by its number. */
export type PostLocation = { createdAt: string; id: number };

export type PicturedPost = PostLocation & {
  type: PostType;
  index: number;
  title: string;
  content: string;
  thumbnail: string;
  revision: number;
  isWork: boolean;
};

/** As the wall writes a picture of which nothing is said, and one that only adorns: by nothing slower than `like`. */
const unsaid = 'alt=""';
const decorative = `${unsaid} role="presentation"`;
const saysNothing = (text: RawBuilder<string>) => sql<boolean>`${text} like ${sql.lit(`%${unsaid}%`)}`;

/**
 * Posts that use a picture, the trash left out. Among a million posts few do, and their uses are few rows: so these are
 * read, and each post is looked up by its number, `offset 0` says. Left to choose, PostgreSQL reads the texts of all.
 */
const picturedPosts = sql<Tables["post"]>`(
  select post.* from (
    select distinct split_part(owner, ':', 2)::int as id from upload_use
    where owner like 'post:%' or owner like 'secret:%'
  ) as used cross join lateral (select * from post where post.id = used.id offset 0) as post
)`.as("post");

const words = (column: "title" | "content"): RawBuilder<string> =>
  sql`coalesce(secret_question.${sql.ref(column)}, post.${sql.ref(column)})`;

const createdAt = sql<string>`to_char(post.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a work is shown by is called by its title, whatever its text says of it. */
const others = sql<string>`case when ${isWork}
  then replace(${words("content")}, '<img src="' || post.thumbnail || '" alt=""', '') else ${words("content")} end`;

/** The newest posts with a picture of which nothing may be said yet, from `from` on; with what secret questions say. */
export const findPicturedPosts = (
  em: EntityManager,
  { from, limit }: { from: PostLocation | undefined; limit: number },
): Promise<PicturedPost[]> =>
  em
    .getKysely<Tables>()
    .selectFrom(picturedPosts)
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
    .where(saysNothing(words("content")))
    .where(saysNothing(sql`replace(${others}, ${sql.lit(decorative)}, '')`))
    .$if(from !== undefined, (query) =>
      query.where(
        sql<boolean>`(post.created_at, post.id) <= (${from?.createdAt ?? null}::timestamptz, ${from?.id ?? null}::int)`,
      ),
    )
    .orderBy("post.created_at", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
