import type { OldSite } from "../old-site.ts";
import { openOldDatabase, quoted } from "../mysql/old-database.ts";
import { readBoards, privateBoard } from "./gnuboard5-board.ts";
import { readComments, readLikes } from "./gnuboard5-comment.ts";
import { countLeftBehind } from "./gnuboard5-left-behind.ts";
import { readMembers } from "./gnuboard5-member.ts";
import { readPages } from "./gnuboard5-page.ts";
import { readPosts } from "./gnuboard5-post.ts";
import { readQuestions } from "./gnuboard5-question.ts";
import type { Tables } from "./gnuboard5-source.ts";

const tablesOf = (prefix: string): Tables => ({
  of: (name) => quoted(prefix + name),
  written: (board) => quoted(`${prefix}write_${board}`),
});

/** A site of Gnuboard 5 (or 4, whose tables are called otherwise and are the same), read from its database. */
export async function openGnuboard5({ url, prefix = "g5_" }: { url: string; prefix?: string }): Promise<OldSite> {
  const database = await openOldDatabase(url);
  const tables = tablesOf(prefix);
  if (!(await database.hasTable(`${prefix}board`))) {
    await database.close();
    throw new Error(`there is no table ${prefix}board in that database; --prefix names how its tables begin`);
  }
  const source = { database, tables, prefix };
  const numberOf = async (table: string) =>
    Number((await database.all(`select count(*) as number from ${tables.of(table)}`))[0]?.["number"] ?? 0);
  return {
    source: "gnuboard5",
    textFolder: "/bbs/",
    filesRoot: "/data/",
    memberPictures: [
      { folder: "member_image", what: "회원의 프로필 이미지" },
      { folder: "member", what: "회원 아이콘" },
    ],
    async count() {
      const boards = await readBoards(source);
      const sum = (part: "postCount" | "commentCount") => boards.reduce((total, board) => total + board[part], 0);
      const lists = (await database.hasTable(`${prefix}faq_master`)) ? await numberOf("faq_master") : 0;
      return {
        member: await numberOf("member"),
        post: sum("postCount"),
        comment: sum("commentCount"),
        page: ((await database.hasTable(`${prefix}content`)) ? await numberOf("content") : 0) + lists,
      };
    },
    leftBehind: () => countLeftBehind(source),
    boards: () => readBoards(source),
    members: () => readMembers(source),
    posts: (board) => (board.key === privateBoard ? readQuestions(source) : readPosts(source, board)),
    comments: (board) => readComments(source, board),
    likes: (board) => readLikes(source, board),
    pages: () => readPages(source),
    close: () => database.close(),
  };
}
