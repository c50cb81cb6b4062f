import { readInBatches } from "../mysql/batches.ts";
import type { Row } from "../mysql/old-database.ts";
import { readEscaped, readUtcDate } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldPost } from "../old-site.ts";
import { isBlogPost } from "./kboard-board.ts";
import { readWordPressText } from "./kboard-html.ts";
import { type Media, readMedia, toFile } from "./kboard-media.ts";
import { slugOf } from "./kboard-page-path.ts";
import { authorOf, type Source } from "./kboard-source.ts";

function toPost(row: Row, media: Media): OldPost {
  const id = numberOf(row, "ID");
  const slug = slugOf(row);
  const cover = media.pathOf(numberOf(row, "cover"));
  return {
    key: `wp/${id}`,
    aliases: slug === "" ? [] : [`slug:${slug}`],
    title: readEscaped(textOf(row, "post_title")),
    html: media.withOriginals(readWordPressText(textOf(row, "post_content"), media.gallery)),
    author: authorOf(row, "post_author", "display_name"),
    createdAt: readUtcDate(row["post_date_gmt"]),
    updatedAt: readUtcDate(row["post_modified_gmt"]),
    views: 0,
    likes: 0,
    isNotice: false,
    isSecret: textOf(row, "post_status") === "private" || textOf(row, "post_password") !== "",
    heading: "",
    repliesTo: undefined,
    files: cover === undefined ? [] : [toFile({ key: cover, isShown: true })],
  };
}

/** WordPress's own posts, each with the picture that stood above it. */
export async function* readBlogPosts(source: Source): AsyncGenerator<OldPost> {
  const { database, of } = source;
  const media = await readMedia(source);
  const sql = `select d.*, u.display_name, (select m.meta_value from ${of("postmeta")} m
      where m.post_id = d.ID and m.meta_key = '_thumbnail_id' limit 1) as cover
    from ${of("posts")} d left join ${of("users")} u on u.ID = d.post_author where ${isBlogPost} order by d.ID`;
  yield* readInBatches(database.rows(sql), (batch) => Promise.resolve(batch.map((row) => toPost(row, media))));
}
