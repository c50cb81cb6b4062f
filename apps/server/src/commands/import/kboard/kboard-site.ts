import { openOldDatabase } from "../mysql/old-database.ts";
import { numberOf } from "../mysql/row.ts";
import type { OldSite } from "../old-site.ts";
import { readBlogPosts } from "./kboard-blog.ts";
import { blogBoard, readBoards } from "./kboard-board.ts";
import { readComments, readLikes } from "./kboard-comment.ts";
import { countLeftBehind } from "./kboard-left-behind.ts";
import { readMembers } from "./kboard-member.ts";
import { countPages, readPages } from "./kboard-page.ts";
import { readPosts } from "./kboard-post.ts";
import { openSource, type Source } from "./kboard-source.ts";

async function countAll(source: Source) {
  const boards = await readBoards(source);
  const sum = (part: "postCount" | "commentCount") => boards.reduce((total, board) => total + board[part], 0);
  const [members = {}] = await source.database.all(`select count(*) as number from ${source.of("users")}`);
  return {
    member: numberOf(members, "number"),
    post: sum("postCount"),
    comment: sum("commentCount"),
    page: (await countPages(source)).texts,
  };
}

/** A site of WordPress with KBoard, read from its database: its boards, its own posts as one more, and its pages. */
export async function openKboard({ url, prefix }: { url: string; prefix?: string }): Promise<OldSite> {
  const database = await openOldDatabase(url);
  try {
    const source = await openSource(database, prefix);
    return {
      source: "kboard",
      filesRoot: "/wp-content/uploads/",
      count: () => countAll(source),
      leftBehind: () => countLeftBehind(source),
      boards: () => readBoards(source),
      members: () => readMembers(source),
      posts: (board) => (board.key === blogBoard ? readBlogPosts(source) : readPosts(source, board)),
      comments: (board) => readComments(source, board),
      likes: (board) => readLikes(source, board),
      pages: () => readPages(source),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
