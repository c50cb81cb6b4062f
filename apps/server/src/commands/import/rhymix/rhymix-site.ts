import { openOldDatabase } from "../mysql/old-database.ts";
import { numberOf } from "../mysql/row.ts";
import type { OldSite } from "../old-site.ts";
import { readBoards } from "./rhymix-board.ts";
import { readComments, readLikes } from "./rhymix-comment.ts";
import { countLeftBehind } from "./rhymix-left-behind.ts";
import { readMembers } from "./rhymix-member.ts";
import { countPages, readPages } from "./rhymix-page.ts";
import { readPosts } from "./rhymix-post.ts";
import { openSource, type Source } from "./rhymix-source.ts";

async function countAll(source: Source) {
  const boards = await readBoards(source);
  const sum = (part: "postCount" | "commentCount") => boards.reduce((total, board) => total + board[part], 0);
  const [members = {}] = await source.database.all(`select count(*) as number from ${source.of("member")}`);
  return {
    member: numberOf(members, "number"),
    post: sum("postCount"),
    comment: sum("commentCount"),
    page: (await countPages(source)).texts,
  };
}

const openAs =
  (name: "rhymix" | "xe") =>
  async ({ url, prefix }: { url: string; prefix?: string }): Promise<OldSite> => {
    const database = await openOldDatabase(url);
    try {
      const source = await openSource(database, prefix);
      return {
        source: name,
        filesRoot: "/files/",
        memberPictures: [
          { folder: "member_extra_info/profile_image", what: "회원의 프로필 이미지" },
          { folder: "member_extra_info/image_name", what: "회원의 이미지 이름" },
          { folder: "member_extra_info/image_mark", what: "회원의 이미지 마크" },
        ],
        count: () => countAll(source),
        leftBehind: () => countLeftBehind(source),
        boards: () => readBoards(source),
        members: () => readMembers(source),
        posts: (board) => readPosts(source, board),
        comments: (board) => readComments(source, board),
        likes: (board) => readLikes(source, board),
        pages: () => readPages(source),
        close: () => database.close(),
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  };

/** A site of Rhymix 2, read from its database. */
export const openRhymix = openAs("rhymix");

/** A site of XE 1, read from its database. */
export const openXe = openAs("xe");
