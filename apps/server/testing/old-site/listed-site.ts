import { basename } from "node:path";
import type {
  OldBoard,
  OldComment,
  OldFile,
  OldLike,
  OldMember,
  OldPage,
  OldPost,
  OldSite,
} from "../../src/commands/import/old-site.ts";

export const oldBoard = (key: string, changes: Partial<OldBoard> = {}): OldBoard => ({
  key,
  title: key,
  kind: "TEXT",
  readers: "EVERYONE",
  writers: "MEMBERS",
  hasComments: true,
  headings: [],
  isPrivate: false,
  postCount: 0,
  commentCount: 0,
  ...changes,
});

export const oldPost = (key: string, changes: Partial<OldPost> = {}): OldPost => ({
  key,
  aliases: [],
  title: `글 ${key}`,
  html: "<p>본문</p>",
  author: { name: "지나가던 이" },
  createdAt: new Date("2013-02-01T03:00:00.000Z"),
  updatedAt: undefined,
  views: 0,
  likes: 0,
  isNotice: false,
  isSecret: false,
  heading: "",
  repliesTo: undefined,
  files: [],
  ...changes,
});

export const oldComment = (key: string, post: string, changes: Partial<OldComment> = {}): OldComment => ({
  key,
  post,
  thread: undefined,
  author: { name: "손님" },
  text: `댓글 ${key}`,
  createdAt: new Date("2013-03-01T03:00:00.000Z"),
  likes: 0,
  isSecret: false,
  ...changes,
});

/** A file of a post, at that path below the old site's folder of files. */
export const oldFile = (path: string, changes: Partial<OldFile> = {}): OldFile => ({
  key: `/data/${path}`,
  aliases: [],
  name: basename(path),
  path,
  isShown: false,
  description: "",
  downloads: 0,
  ...changes,
});

type Listed = {
  board: OldBoard;
  posts?: readonly OldPost[];
  comments?: readonly OldComment[];
  likes?: readonly OldLike[];
};

type Others = { members?: readonly OldMember[]; pages?: readonly OldPage[] };

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item);
}

/** An old site that no database has: what a test says of it, each board with what stands on it. */
export function listedSite(boards: readonly Listed[], { members = [], pages = [] }: Others = {}): OldSite {
  const of = ({ key }: OldBoard) => boards.find(({ board }) => board.key === key);
  const sum = (part: "posts" | "comments") => boards.reduce((total, one) => total + (one[part]?.length ?? 0), 0);
  return {
    source: "gnuboard5",
    textFolder: "/bbs/",
    filesRoot: "/data/",
    count: () =>
      Promise.resolve({ member: members.length, post: sum("posts"), comment: sum("comments"), page: pages.length }),
    leftBehind: () => Promise.resolve([]),
    boards: () =>
      Promise.resolve(
        boards.map(({ board, posts = [], comments = [] }) => ({
          ...board,
          postCount: posts.length,
          commentCount: comments.length,
        })),
      ),
    members: () => each(members),
    posts: (board) => each(of(board)?.posts ?? []),
    comments: (board) => each(of(board)?.comments ?? []),
    likes: (board) => each(of(board)?.likes ?? []),
    pages: () => each(pages),
    close: () => Promise.resolve(),
  };
}
